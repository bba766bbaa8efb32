import type { Diagnostic } from '../diagnostic';
import type { LoadedDocument } from '../document';
import type { Facts } from '../schema/site';
import type { SourceText } from '../source';
import { findConflicts } from './conflicts';
import { emptyDocument, type FileIdentity, readFields } from './read-fields';
import { readLegalDocument } from './read-legal-document';
import { readYaml } from './yaml-source';

/**
 * Reads one content file: its texts, links and pictures, its faults and, if it has none, its data.
 * @param isCurrent True for a legal document that is no former version, though its head says so.
 */
export function readDocument(
  identity: FileIdentity,
  source: SourceText,
  facts: Partial<Facts>,
  isCurrent = false,
): LoadedDocument {
  const conflicts = conflictDiagnostics(source);
  if (conflicts.length > 0) {
    // What else seems wrong may be so because both versions stand there.
    return { ...emptyDocument(identity, source, readYaml(source, 0, 0)), diagnostics: conflicts };
  }
  return identity.type === 'LegalDocument'
    ? readLegalDocument(identity, source, facts, isCurrent)
    : readFields(identity, source, readYaml(source), facts);
}

function conflictDiagnostics(source: SourceText): Diagnostic[] {
  return findConflicts(source.text).map((offset) => ({
    file: source.file,
    ...source.positionAt(offset),
    message:
      'Two versions of this text stand here. Keep one, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  }));
}
