import type { Facts } from '../schema/site';
import type { FileIdentity, LoadedDocument } from './loaded-document';
import { emptyDocument, readFields } from './read-fields';
import { readLegalDocument } from './read-legal-document';
import { readYaml } from './read-yaml';
import { fileMessages } from './reading-messages';
import type { SourceText } from './source-text';

const codeOf = (character: string) => `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

/** What makes a whole file unreadable. */
const unreadable: [pattern: RegExp, message: (found: string) => string][] = [
  // what git leaves where two people changed the same lines
  [/^(?:<{7}|>{7})(?= |$)/m, () => fileMessages.conflict],
  // what stands for bytes that are not UTF-8, and UTF-8 read as Latin-1: Ã© for é, â€™ for ’
  [/\ufffd|[ÃÂ][\u0080-\u00bf]|â€./u, () => fileMessages.notUtf8],
  // control characters, soft hyphens, spaces without width, marks of writing direction
  [
    /(?![\t\n])\p{Cc}|[\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u,
    (found) => fileMessages.invisible(codeOf(found)),
  ],
];

/** Reads one content file: its texts, links and pictures, its diagnostics and, if it has none, its data. */
export function readDocument(identity: FileIdentity, source: SourceText, facts: Partial<Facts>): LoadedDocument {
  for (const [pattern, message] of unreadable) {
    const found = pattern.exec(source.text);
    if (!found) continue;
    const empty = emptyDocument(identity, source, readYaml(source, 0, 0));
    return { ...empty, diagnostics: [empty.diagnostic(source.positionAt(found.index), message(found[0]))] };
  }
  return identity.type === 'LegalDocument'
    ? readLegalDocument(identity, source, facts)
    : readFields(identity, source, readYaml(source), facts);
}
