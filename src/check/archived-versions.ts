import { valueAt } from '../schema/walk-fields';
import { ruleMessages as say } from './check-messages';
import type { Rule } from './rule';

/** An archived version belongs to a current document and is older than it. */
export const archivedVersions: Rule = ({ root, loaded }) => {
  const current = loaded.filter(({ type, isArchived }) => type === 'LegalDocument' && !isArchived);
  return loaded.flatMap((version) => {
    if (!version.isArchived) return [];
    const [path, day] = ['path', 'updated'].map((key) => String(valueAt(version.value, [key])));
    const newer = current.find(({ value }) => valueAt(value, ['path']) === path);
    if (!newer) return [version.diagnosticAt(['former'], say.archiveWithoutCurrent(String(path)))];
    if (String(day) < String(valueAt(newer.value, ['updated']))) return [];
    return [version.diagnosticAt(['updated'], say.archiveNotOlder(String(day), `${root}/${newer.file}`))];
  });
};
