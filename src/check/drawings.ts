import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Diagnostic } from '../content/diagnostic';
import { filesBelow } from '../content/list-files';
import { SourceText } from '../content/source-text';
import { ruleMessages as say } from './check-messages';
import type { Rule } from './rule';

/** What could run, fetch or lead elsewhere. In an `<img>` none of it has an effect; a drawing opened alone is a page. */
const refused = [
  /<(?:[\w.-]+:)?(?:script|foreignObject|a|iframe|embed|object)(?![\w.-])/gi,
  /(?<=[\s"'/])on[\w.-]+\s*=/gi,
  /javascript:/gi,
  /(?<![\w.-])(?:[\w.-]+:)?(?:href|src)\s*=(?!\s*["']#)/gi,
  /url\((?!\s*(?:["']|&quot;|&apos;)?#)/gi,
  /@import/gi,
  /<!(?!--|\[CDATA\[)[a-z]*/gi,
  /<\?(?!xml\s)\S*/gi,
  /&(?!(?:amp|lt|gt|quot|apos);|#)[^;\s]*/g,
  // Escapes of style sheets and other encodings could hide any of these.
  /\\/g,
  /encoding=["'](?!utf-8)/gi,
  /\0/g,
];

/** No drawing of the content or of `static` can run, fetch or lead elsewhere. */
export const drawings: Rule = ({ root, contentDir }) =>
  ['images', '../static']
    .flatMap((folder) =>
      existsSync(join(contentDir, folder))
        ? filesBelow(join(contentDir, folder)).map((file) => posix.join(folder, file))
        : [],
    )
    .filter((path) => /\.svg$/i.test(path))
    .flatMap((path): Diagnostic[] => {
      const source = new SourceText(posix.join(root, path), readFileSync(join(contentDir, path), 'utf8'));
      return refused.flatMap((pattern) =>
        [...source.text.matchAll(pattern)].map(({ 0: words, index }) => ({
          file: source.file,
          ...source.positionAt(index),
          message: say.drawing(words),
        })),
      );
    });
