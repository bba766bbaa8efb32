import type { Facts } from '../schema/site';
import { emptyDocument, type FileIdentity, type RawDocument } from './content-document';
import { readFields } from './read-fields';
import { readLegalDocument } from './read-legal-document';
import { readYaml } from './read-yaml';
import { fileMessages } from './reading-messages';
import type { SourceText } from './source-text';

/** What makes a whole file unreadable. */
const unreadable: [pattern: RegExp, message: string][] = [
  // Git's marks where two people changed the same lines
  [/^(?:<{7}|>{7})(?= |$)/m, fileMessages.conflict],
  // bytes that are not UTF-8, and UTF-8 read as Latin-1: Ã© for é, â€™ for ’
  [/\ufffd|[ÃÂ][\u0080-\u00bf]|â€./u, fileMessages.notUtf8],
];

/** Reads one content file: its texts, links and pictures, its diagnostics and, if it is valid, its data. */
export function readDocument(identity: FileIdentity, source: SourceText, facts: Partial<Facts>): RawDocument {
  for (const [pattern, message] of unreadable) {
    const match = pattern.exec(source.text);
    if (!match) continue;
    const document = emptyDocument(identity, source);
    document.report(source.positionAt(match.index), message);
    return document;
  }
  return identity.type === 'LegalDocument'
    ? readLegalDocument(identity, source, facts)
    : readFields(identity, source, readYaml(source), facts);
}
