import { valueAt } from '../schema/walk-fields';
import { ruleMessages as say } from './messages';
import type { Rule } from './rule';

/** A former version belongs to a current document and is older than it. That there is one of a day, `ids` says. */
export const formerVersions: Rule = ({ root, loaded }) => {
  const current = new Map(
    loaded
      .filter(({ type, former }) => type === 'LegalDocument' && !former)
      .map((document) => [valueAt(document.value, ['path']), document]),
  );
  return loaded.flatMap((version) => {
    if (!version.former) return [];
    const [path, day] = ['path', 'updated'].map((key) => String(valueAt(version.value, [key])));
    const newer = current.get(path);
    if (!newer) return [version.diagnosticAt(['former'], say.formerWithoutCurrent(String(path)))];
    if (String(day) < String(valueAt(newer.value, ['updated']))) return [];
    return [version.diagnosticAt(['updated'], say.formerNotOlder(String(day), `${root}/${newer.file}`))];
  });
};
