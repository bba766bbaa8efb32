import { today } from '../today';
import { dayAfter } from './legal-notice';
import type { Rule } from './rule';

/** A change of the terms is announced some weeks ahead: a day later than this is more likely a slip of the year. */
const daysAhead = 366;

/** The days of legal documents that lie so far ahead that their year may be wrong. */
export const farDays: Rule = ({ loaded }) => {
  const latest = dayAfter(today(), daysAhead);
  return loaded.flatMap(({ document, diagnosticAt }) => {
    if (document?.type !== 'LegalDocument') return [];
    const { updated, effective } = document.data;
    return Object.entries({ updated, effective }).flatMap(([key, day]) =>
      day && day > latest ? [diagnosticAt([key], `${day} lies more than a year ahead. Is the year right?`)] : [],
    );
  });
};
