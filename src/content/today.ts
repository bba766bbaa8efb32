/** A day as content writes it, ISO 8601. It begins at midnight in Paris, as it does for most who read the documents. */
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });

/** The day on which what is done now is done, such as 2025-06-15. */
export const today = (): string => dayFormat.format(new Date());
