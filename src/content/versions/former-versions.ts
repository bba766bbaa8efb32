import type { ContentDocument } from '../document';
import type { Replacement } from '../schema/legal-document';
import { formatDate } from '../text/tokens';
import { typeset } from '../text/typography';
import { formerAddress } from './addresses';
import { differences } from './differences';

type Legal = Extract<ContentDocument, { type: 'LegalDocument' | 'FormerVersion' }>;

/** The same documents, in which each former version knows what took its place. */
export function withReplacements(documents: readonly ContentDocument[]): ContentDocument[] {
  return documents.map((document) => {
    if (document.type !== 'FormerVersion') return document;
    const newer = newerVersion(document, documents);
    return newer ? { ...document, data: { ...document.data, replacement: replacementOf(document, newer) } } : document;
  });
}

/** The version of the same document that was published next. */
function newerVersion({ data }: Legal, documents: readonly ContentDocument[]): Legal | undefined {
  return documents
    .filter((one): one is Legal => one.type === 'LegalDocument' || one.type === 'FormerVersion')
    .filter((one) => one.data.path === data.path && one.data.updated > data.updated)
    .toSorted((a, b) => (a.data.updated < b.data.updated ? -1 : 1))[0];
}

function replacementOf({ data }: Legal, { type, data: newer }: Legal): Replacement {
  const inWords = (day: string) => typeset(formatDate(day, data.lang), data.lang);
  const address = formerAddress(data);
  const newerAddress = type === 'LegalDocument' ? newer.path : formerAddress(newer);
  return {
    address,
    dayText: inWords(newer.effective ?? newer.updated),
    newerAddress,
    newerText: inWords(newer.updated),
    ...(newer.changes && { summary: newer.changes }),
    sections: differences({ address, data }, { address: newerAddress, data: newer }),
  };
}
