import { ruleMessages } from './check-messages';
import { listPages } from './pages';
import { findAll, type Rule } from './rule';

/** At most one « ! » per page. Shared texts come first in the list, so the surplus is reported in the page's own file. */
export const exclamationMarks: Rule = ({ documents }) =>
  listPages(documents).flatMap(({ shared, own }) =>
    findAll([...shared, ...own], /!/g)
      .slice(1)
      .map(({ document, position }) => document.diagnostic(position, ruleMessages.exclamation)),
  );
