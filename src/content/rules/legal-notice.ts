import { termsPath } from '../constants';
import type { Rule } from './rule';

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/**
 * A version that takes effect later is announced on the day of `updated`. It cannot take effect before,
 * and the terms promise `termsNoticeDays` days between the two.
 */
export const legalNotice: Rule = ({ loaded, facts }) =>
  loaded.flatMap(({ document, diagnosticAt }) => {
    if (document?.type !== 'LegalDocument' || !document.data.effective) return [];
    const { path, updated, effective } = document.data;
    const days = (Date.parse(effective) - Date.parse(updated)) / dayInMilliseconds;
    const promised = path === termsPath ? (facts.termsNoticeDays ?? 0) : 0;
    if (days >= promised) return [];
    const earliest = dayAfter(updated, promised);
    const message =
      days < 0
        ? `effective (${effective}) lies before updated (${updated}). Write ${earliest} or later.`
        : `effective (${effective}) is ${days} days after updated (${updated}), and the terms promise ${promised} days' notice. Write ${earliest} or later.`;
    return [diagnosticAt(['effective'], message)];
  });

/** The day that lies some days after another. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayInMilliseconds).toISOString().slice(0, 10);
}
