import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { filesBelow } from '../content/list-files';
import { SourceText } from '../content/source-text';
import { ruleMessages } from './check-messages';
import type { Rule } from './rule';

/** Things that could run code or load other files when the SVG is opened directly (inside `<img>` they are inert). */
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

/** No drawing of the content or of `static` can run code, load files or lead elsewhere. */
export const drawings: Rule = ({ root, contentDir, diagnostics }) => {
  const folders = ['images', '../static'].filter((folder) => existsSync(join(contentDir, folder)));
  const files = folders.flatMap((folder) => filesBelow(join(contentDir, folder)).map((file) => `${folder}/${file}`));
  for (const file of files.filter((name) => /\.svg$/i.test(name))) {
    const source = new SourceText(posix.join(root, file), readFileSync(join(contentDir, file), 'utf8'));
    for (const pattern of refused)
      for (const { 0: words, index } of source.text.matchAll(pattern))
        diagnostics.push({ file: source.file, ...source.positionAt(index), message: ruleMessages.drawing(words) });
  }
};
