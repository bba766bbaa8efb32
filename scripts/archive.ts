/**
 * `npm run archive -- terms` keeps the current version of a legal document, before it is changed, as a copy at the address
 * of its day: facts become their values, and what waits for a fact is left out.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { findFrontmatter } from '../src/content/markdown';
import { withoutMissingFacts } from '../src/content/missing-facts';
import { plainLines } from '../src/content/source-text';
import { replaceTokens } from '../src/content/tokens';
import { loadContent } from '../src/load-content';

async function archive(name: string): Promise<void> {
  const { documents, facts } = await loadContent();
  const document = documents.find(({ file }) => file === `legal/${name}.md`);
  if (document?.type !== 'LegalDocument') throw `content/legal/${name}.md n’est pas une page, ou a des erreurs.`;
  const text = plainLines(readFileSync(`content/${document.file}`, 'utf8'));
  const { lang, updated, path } = document.data;
  const { body: start = 0 } = findFrontmatter(text) ?? {};
  const head = text
    .slice(0, start)
    .replace(/^updated:.*/m, `updated: ${updated}\nformer: true`)
    // They speak of what is to come.
    .replace(/^(?:announcement|needs):.*\n(?:[ -] .*\n)*/gm, '');
  const copy = head + withoutMissingFacts(text.slice(start), facts);
  const file = `content/legal/${name}-${updated}.md`;
  writeFileSync(file, replaceTokens(copy, facts, lang, 'prose'), { flag: 'wx' });
  console.log(`${file} sera lisible à ${path}/${updated}. Change maintenant le document.`);
}

archive(process.argv[2] ?? '').catch((error) => {
  console.error(String(error));
  process.exitCode = 1;
});
