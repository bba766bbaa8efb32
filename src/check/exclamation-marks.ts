import { ruleMessages } from './check-messages';
import { listPages } from './pages';
import { findAll, type Rule } from './rule';

/** At most one « ! » per page. Shared files come first in the list, so the surplus is reported in the page's own file. */
export const exclamationMarks: Rule = ({ documents }) => {
  for (const { files, sharedFiles } of listPages(documents)) {
    const [, ...surplus] = findAll([...sharedFiles, ...files], /!/g);
    for (const { report } of surplus) report(ruleMessages.exclamation);
  }
};
