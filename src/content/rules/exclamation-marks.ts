import type { Diagnostic } from '../diagnostic';
import { ruleMessages as say } from '../messages';
import { listPages } from '../pages';
import { findAll, type Rule } from './rule';

/** A page holds at most one exclamation mark. What it shares with other pages counts first, so that the page itself is reported. */
export const exclamationMarks: Rule = ({ root, loaded }) =>
  listPages(loaded).flatMap(({ shared, own }) =>
    [...shared, ...own]
      .flatMap(({ file, passages }) =>
        passages.flatMap(({ written, find }) => findAll(/!/g, written).map(({ nth }) => ({ file, find, nth }))),
      )
      .slice(1)
      .map(
        ({ file, find, nth }): Diagnostic => ({ file: `${root}/${file}`, ...find('!', nth), message: say.exclamation }),
      ),
  );
