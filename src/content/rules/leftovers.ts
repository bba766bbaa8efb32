import { findAll, inPassages } from './in-passages';
import type { Rule } from './rule';

/** What stands in a draft for words to come, in capitals where the words alone may be meant; and a chat's footnotes. */
const leftover =
  /(?<!\p{L})(?:[Ll]orem ipsum|[ÀA] COMPL[ÉE]TER|[ÀA] V[ÉE]RIFIER|TODO ?:|TBD|XXX+)(?!\p{L})|:contentReference\[[^\]]*\](?:\{[^}]*\})?|【[^】]*】/gu;

/** What a draft leaves behind is no text for visitors. */
export const leftovers: Rule = ({ root, loaded }) =>
  inPassages(root, loaded, ({ text }) =>
    findAll(leftover, text).map((found) => ({
      ...found,
      message: `Visitors would see ${found.words}, which a draft left behind. Write what belongs here, or remove it.`,
    })),
  );
