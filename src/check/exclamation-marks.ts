import { ruleMessages as say } from './check-messages';
import { listPages } from './pages';
import { findAll, inPassages, type Rule } from './rule';

/** A page holds at most one exclamation mark. The texts that pages share count first, so that the page's own is reported. */
export const exclamationMarks: Rule = ({ loaded }) =>
  listPages(loaded).flatMap(({ shared, own }) =>
    inPassages([...shared, ...own], (passage, document) =>
      findAll(/!/g, passage).map(({ position }) => document.diagnostic(position, say.exclamation)),
    ).slice(1),
  );
