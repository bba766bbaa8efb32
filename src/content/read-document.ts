import { fileMessages } from '../check/messages';
import type { Facts } from '../schema/site';
import type { FileIdentity, LoadedDocument } from './loaded-document';
import { emptyDocument, readFields } from './read-fields';
import { readLegalDocument } from './read-legal-document';
import { readYaml } from './read-yaml';
import type { SourceText } from './source-text';

/** What no text holds on purpose: control and private characters, what replaces an unreadable one, what turns text round. */
const unreadable = /(?![\t\n])\p{Cc}|\p{Co}|[\ufffd\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;

/** The bytes of one letter in UTF-8, each read as a letter of its own: Ã© for é, â€™ for ’. */
const misread = /[ÃÂ][\u0080-\u00bf]|â€./u;

/** Letters of another alphabet in a word, and those made for formulas: they look right, but are read and found as others. */
const lookAlike = /\p{sc=Latin}+\p{sc=Cyrillic}|\p{sc=Cyrillic}+\p{sc=Latin}|[\u{1d400}-\u{1d7ff}\uff01-\uff5e]/u;

/** Where git has left two versions of a text one above the other. */
const conflict = /^(?:<{7}|>{7})(?= |$)/m;

const codeOf = (letter: string) => `U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

/** What makes a whole file doubtful; the first that is found is told. */
const wholeFileFaults: [pattern: RegExp, message: (found: string) => string][] = [
  [conflict, () => fileMessages.conflict],
  [misread, fileMessages.misread],
  [lookAlike, fileMessages.lookAlike],
  [unreadable, (letter) => fileMessages.unreadable(codeOf(letter))],
];

/** Reads one content file: its texts, links and pictures, its faults and, if it has none, its data. */
export function readDocument(identity: FileIdentity, source: SourceText, facts: Partial<Facts>): LoadedDocument {
  for (const [pattern, message] of wholeFileFaults) {
    const found = pattern.exec(source.text);
    if (!found) continue;
    // What else seems wrong may be so because of it.
    const diagnostics = [{ file: source.file, ...source.positionAt(found.index), message: message(found[0]) }];
    return { ...emptyDocument(identity, source, readYaml(source, 0, 0)), diagnostics };
  }
  return identity.type === 'LegalDocument'
    ? readLegalDocument(identity, source, facts)
    : readFields(identity, source, readYaml(source), facts);
}
