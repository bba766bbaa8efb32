import { ruleMessages } from './check-messages';
import { listPages } from './pages';
import { findAll, type Rule } from './rule';

/** At most one « ! » per page. Shared texts come first in the list, so the surplus is reported in the page's own file. */
export const exclamationMarks: Rule = ({ documents }) => {
  for (const { shared, own } of listPages(documents)) {
    const [, ...surplus] = findAll([...shared, ...own], /!/g);
    for (const { report } of surplus) report(ruleMessages.exclamation);
  }
};
