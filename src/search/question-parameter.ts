/** What the question is called in an address, and so the field of the form that makes such addresses. */
export const questionParameter = 'q';
