import { ruleMessages as say } from './messages';
import { listPages } from './pages';
import { findAll, type Rule } from './rule';

/** A page holds at most one exclamation mark. What it shares with other pages counts first, so that the page itself is reported. */
export const exclamationMarks: Rule = ({ loaded }) =>
  listPages(loaded).flatMap(({ shared, own }) =>
    [...shared, ...own]
      .flatMap((document) =>
        document.passages.flatMap(({ written, find }) =>
          findAll(/!/g, written).map(({ nth }) => document.diagnostic(find('!', nth), say.exclamation)),
        ),
      )
      .slice(1),
  );
