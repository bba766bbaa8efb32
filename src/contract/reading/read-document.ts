import type { LoadedDocument } from '../document';
import type { Facts } from '../schema/site';
import { type FileIdentity, readFields } from './read-fields';
import { readLegalDocument } from './read-legal-document';
import type { SourceText } from './source-text';
import { readYaml } from './yaml-source';

/** Reads one content file: its texts, links and pictures, its faults and, if it has none, its data. */
export function readDocument(identity: FileIdentity, source: SourceText, facts: Partial<Facts>): LoadedDocument {
  return identity.type === 'LegalDocument'
    ? readLegalDocument(identity, source, facts)
    : readFields(identity, source, readYaml(source), facts);
}
