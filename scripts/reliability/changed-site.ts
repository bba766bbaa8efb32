import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hardenSite } from '../../src/finish/harden-site';
import { htmlFiles, siteFiles } from '../../src/finish/site-files';

/** A copy of a built site with other words, other inline scripts and a style sheet under another name. */
export const makeChangedSite = async (site: string, to: string, word: string): Promise<void> => {
  rmSync(to, { recursive: true, force: true });
  cpSync(site, to, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  const sheet = siteFiles(to).find((file) => /^styles\.[0-9a-f]{20}\.css$/.test(file)) ?? '';
  const renamed = `styles.${Buffer.from(word.padEnd(10)).toString('hex')}.css`;
  renameSync(path.join(to, sheet), path.join(to, renamed));
  const pages = htmlFiles(to);
  for (const file of pages) {
    const html = readFileSync(path.join(to, file), 'utf8');
    const changed = html
      .replaceAll(sheet, renamed)
      .replace(
        '</script><script type="speculationrules">',
        () => `/*${word}*/</script><script type="speculationrules">`,
      )
      .replace('</h1>', () => ` ${word}</h1>`);
    writeFileSync(path.join(to, file), changed);
  }
  await hardenSite(to);
};
