import type { ContentDocument } from '../document';
import { today } from '../today';
import { dayAfter } from './legal-notice';
import type { Rule } from './rule';

/** A change of the terms is announced some weeks ahead: a day later than this is more likely a slip of the year. */
const daysAhead = 366;

/** The days that stand in a file: that of all documents is told of once, in site.yaml. */
const daysIn = (document: ContentDocument | undefined, ofAll: string | undefined) => {
  if (document?.type === 'SiteFacts') return { legalUpdated: document.data.legalUpdated };
  if (document?.type !== 'LegalDocument') return {};
  const { updated, effective } = document.data;
  return { updated: updated === ofAll ? undefined : updated, effective };
};

/** The days of legal documents that lie so far ahead that their year may be wrong. */
export const farDays: Rule = ({ loaded, facts }) => {
  const latest = dayAfter(today(), daysAhead);
  return loaded.flatMap(({ document, tokens, diagnosticAt }) =>
    Object.entries(daysIn(document, tokens.includes('legalUpdated') ? facts.legalUpdated : undefined)).flatMap(
      ([key, day]) =>
        day && day > latest ? [diagnosticAt([key], `${day} lies more than a year ahead. Is the year right?`)] : [],
    ),
  );
};
