/**
 * `npm run archive -- terms`: keeps the current version of a legal document before it is changed, as a copy at the address
 * of its day. Its facts become their values, and what waits for a fact is left out. It speaks French, to editors.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { findFrontmatter } from '../src/content/markdown';
import { withoutMissingFacts } from '../src/content/missing-facts';
import { plainLines } from '../src/content/source-text';
import { replaceTokens } from '../src/content/tokens';
import { loadContent } from '../src/load-content';

async function archive(name = ''): Promise<void> {
  const { documents, facts, diagnostics } = await loadContent();
  const document = documents.find(({ file }) => file === `legal/${name}.md`);
  const text = document ? plainLines(readFileSync(`content/${document.file}`, 'utf8')) : '';
  const parts = findFrontmatter(text);
  if (document?.type !== 'LegalDocument' || !parts || diagnostics.length > 0)
    throw new Error(
      `content/legal/${name}.md n’est pas un document publié sans erreur. Vérifie avec « npm run check ».`,
    );
  const { lang, updated, path } = document.data;
  const head = text
    .slice(parts.start, parts.end)
    .replace(/^updated:.*/m, `updated: ${updated}\nformer: true`)
    // They speak of what is to come.
    .replace(/^(?:announcement|needs):.*\n(?:[ -].*\n)*/gm, '');
  const body = withoutMissingFacts(text.slice(parts.body), facts);
  const copy = `content/legal/${name}-${updated}.md`;
  const words = `---\n${replaceTokens(head, facts, lang)}---\n${replaceTokens(body, facts, lang, 'prose')}`;
  writeFileSync(copy, words, { flag: 'wx' });
  console.log(`${copy} sera lisible à ${path}/${updated}. Change maintenant le document.`);
}

archive(process.argv[2]).catch(({ message }) => {
  console.error(message);
  process.exitCode = 1;
});
