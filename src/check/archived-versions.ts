import { valueAt } from '../schema/walk-fields';
import { ruleMessages } from './check-messages';
import type { Rule } from './rule';

/** An archived version belongs to a current document and is older. */
export const archivedVersions: Rule = ({ root, documents }) => {
  const legal = documents.filter(({ type }) => type === 'LegalDocument');
  for (const archived of legal.filter(({ isArchived }) => isArchived)) {
    const path = String(valueAt(archived.value, ['path']));
    const day = String(valueAt(archived.value, ['updated']));
    const current = legal.find(({ value, isArchived }) => !isArchived && valueAt(value, ['path']) === path);
    if (!current) archived.reportAt(['former'], ruleMessages.archiveWithoutCurrent(path));
    else if (day >= String(valueAt(current.value, ['updated'])))
      archived.reportAt(['updated'], ruleMessages.archiveNotOlder(day, `${root}/${current.file}`));
  }
};
