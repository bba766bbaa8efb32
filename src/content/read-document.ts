import type { Facts } from '../schema/site';
import { emptyDocument, type FileIdentity, type RawDocument } from './content-document';
import { readFields } from './read-fields';
import { readMarkdownDocument } from './read-markdown-document';
import { readYaml } from './read-yaml';
import { fileMessages } from './reading-messages';
import type { SourceText } from './source-text';

const codeOf = (character: string) => `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

/** Characters that make a whole file unreadable. */
const unreadable: [pattern: RegExp, message: (character: string) => string][] = [
  // Git's marks where two people changed the same lines
  [/^(?:<{7}|>{7})(?= |$)/m, () => fileMessages.conflict],
  // bytes that are not UTF-8, and UTF-8 read as Latin-1: Ã© for é, â€™ for ’
  [/\ufffd|[ÃÂ][\u0080-\u00bf]|â€./u, () => fileMessages.notUtf8],
  // control characters, soft hyphens, spaces without width, marks of writing direction
  [
    /(?![\t\n])\p{Cc}|[\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u,
    (character) => fileMessages.invisible(codeOf(character)),
  ],
];

/** Reads one content file: its texts, links and pictures, its diagnostics and, if it is valid, its data. */
export function readDocument(identity: FileIdentity, source: SourceText, facts: Partial<Facts>): RawDocument {
  for (const [pattern, message] of unreadable) {
    const match = pattern.exec(source.text);
    if (!match) continue;
    const document = emptyDocument(identity, source);
    document.report(source.positionAt(match.index), message(match[0]));
    return document;
  }
  return identity.file.endsWith('.md')
    ? readMarkdownDocument(identity, source, facts)
    : readFields(identity, source, readYaml(source), facts);
}
