import { termsPath } from '../constants';
import type { Diagnostic } from '../diagnostic';
import type { LoadedDocument } from '../document';
import { valueAt } from '../field-walk';
import { pathOf } from '../pages';
import type { LegalData } from '../schema/legal-document';
import { differences } from '../versions/differences';
import { dayAfter } from './legal-notice';
import type { Content, Rule } from './rule';

/** A version of a document that has no faults of its own. */
type Version = { loaded: LoadedDocument; data: LegalData };

/**
 * A former version belongs to a document, is older, and says what that said; the terms have not changed without
 * the notice that they promise.
 */
export const formerVersions: Rule = (content) => {
  const current = versionsOf(content, 'LegalDocument');
  const former = versionsOf(content, 'FormerVersion');
  // A document with mistakes may be meant for any address.
  const areAllRead = content.loaded.every(({ type, document }) => type !== 'LegalDocument' || document !== undefined);
  const waiting = content.loaded.flatMap(({ missing, document }) =>
    document?.type === 'LegalDocument' && missing.length > 0 ? document.data.path : [],
  );
  return [
    ...former.flatMap((version, index) => {
      const newer = current.find(({ data }) => data.path === version.data.path);
      const fault = newer
        ? formerFault(version, newer, former.slice(0, index), content.root)
        : areAllRead &&
          !waiting.includes(version.data.path) && {
            key: 'path',
            message: `No current document has the address ${version.data.path}. Write it after "path:" in the current one; if there is none, remove "former:" from its newest version, or this file.`,
          };
      return fault ? [version.loaded.diagnosticAt([fault.key], fault.message)] : [];
    }),
    ...current.flatMap((version) => currentFaults(version, former, content)),
    ...content.loaded.flatMap(markedByMistake),
  ];
};

/** What is read as a current document though its head says that it is none. */
function markedByMistake(document: LoadedDocument): Diagnostic[] {
  const path = pathOf(document);
  if (document.type !== 'LegalDocument' || !path || valueAt(document.value, ['former']) !== true) return [];
  const message = `No current document has the address ${path}. Remove "former:" if this is it, or correct "path:".`;
  return [document.diagnosticAt(['former'], message)];
}

function versionsOf({ loaded }: Content, type: 'LegalDocument' | 'FormerVersion'): Version[] {
  return loaded.flatMap((one) =>
    one.document?.type === type && one.missing.length === 0
      ? [{ loaded: one, data: one.document.data as LegalData }]
      : [],
  );
}

type Fault = { key: keyof LegalData; message: string };

function formerFault({ data }: Version, newer: Version, others: Version[], root: string): Fault | undefined {
  const newerFile = `${root}/${newer.loaded.file}`;
  // What has changed is told paragraph by paragraph, in one language.
  if (data.lang !== newer.data.lang)
    return {
      key: 'lang',
      message: `lang (${data.lang}) is not that of the current version (${newer.data.lang}, ${newerFile}). Give a document in another language an address of its own.`,
    };
  const twin = others.find((one) => one.data.path === data.path && one.data.updated === data.updated);
  if (twin)
    return {
      key: 'updated',
      message: `${root}/${twin.loaded.file} is the version of that day already. Remove one of the two.`,
    };
  if (data.updated > newer.data.updated)
    return {
      key: 'updated',
      message: `updated (${data.updated}) lies after that of the current version (${newer.data.updated}, ${newerFile}). Write the day on which each was published.`,
    };
  return undefined;
}

/** What is wrong with a document that has former versions. */
function currentFaults(version: Version, former: Version[], { root, facts }: Content): Diagnostic[] {
  const { loaded, data } = version;
  const versions = former.filter((one) => one.data.path === data.path && one.data.lang === data.lang);
  const copy = versions.find((one) => one.data.updated === data.updated);
  if (copy) {
    const asVersion = (one: Version) => ({ address: '', data: one.data });
    if (differences(asVersion(copy), asVersion(version)).length === 0) return [];
    const message = `The text is not that of ${root}/${copy.loaded.file}, the version of the same day. Write the day on which you publish the new text.`;
    return [loaded.diagnosticAt(['updated'], message)];
  }
  const isLater = versions.some((one) => one.data.updated < data.updated);
  if (!isLater || data.path !== termsPath || data.effective) return [];
  const notice = facts.termsNoticeDays ?? 0;
  const message = `effective is missing: the terms promise ${notice} days' notice of a change. Write "effective:", ${dayAfter(data.updated, notice)} or later, and what changes after "changes:".`;
  return [loaded.diagnosticAt(['updated'], message)];
}
