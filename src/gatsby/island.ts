import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { compile } from 'sass';
import { browserslist } from '../../package.json';
import type { ContentDocument } from '../content/document';
import { loadContent } from '../content/read';
import type { SearchData } from '../search/engine';
import { writeHashed } from './write-hashed';

/** The class names of a CSS module, as Gatsby's css-loader makes them; the styles are in the page's. */
const classNames: Plugin = {
  name: 'class-names',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.module\.scss$/ }, ({ path: file }) => {
      const { css } = compile(file);
      const names = new Set(css.replace(/:global\([^)]*\)/g, '').match(/(?<=\.)[a-z]\w*(?=[^{}]*\{)/gi));
      const prefix = path.basename(file, '.module.scss');
      return { contents: Array.from(names, (name) => `export const ${name} = '${prefix}__${name}';`).join('\n') };
    }),
};

/** The site's browsers, as esbuild names them: `ios_saf >= 17` is `ios17`. */
const targets = browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' >= ', ''));

/**
 * Bundles the help search, the one part of the site that renders in the browser, and writes what it searches.
 * @throws if the script cannot be made
 */
export const buildIsland = async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: ['src/search/island.tsx'],
    bundle: true,
    format: 'esm',
    minify: true,
    jsx: 'automatic',
    target: targets,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [classNames],
    legalComments: 'none',
    metafile: true,
    write: false,
  });
  const text = outputFiles[0]?.text ?? '';
  const script = writeHashed('search.js', text);
  return { script, index: writeSearchIndexes(), text, sources: Object.keys(metafile.inputs) };
};

/** Writes what each help page searches. @returns its address by language; `gatsby develop` needs nothing more */
export const writeSearchIndexes = (): Record<string, string> => {
  const known = Object.entries(searchData(loadContent('content').documents));
  return Object.fromEntries(
    known.map(([lang, data]) => [lang, writeHashed(`search-${lang}.json`, JSON.stringify(data))]),
  );
};

/** What the search of each help page knows, by language: its questions, and the legal documents' headings. */
export const searchData = (documents: readonly ContentDocument[]): Record<string, SearchData> => {
  const sections = documents.flatMap((document) => {
    if (document.type !== 'LegalDocument' || document.data.former) return [];
    const { path: to, title, lang, sections: headings } = document.data;
    return [
      { to, title, document: null, lang },
      ...headings.map(({ id, title: heading }) => ({ to: `${to}#${id}`, title: heading, document: title, lang })),
    ];
  });
  const known: Record<string, SearchData> = {};
  for (const faq of documents) {
    const words = documents.find((document) => document.type === 'Search' && document.lang === faq.lang);
    if (faq.type !== 'Faq' || words?.type !== 'Search') continue;
    const { ignored, synonyms, questions } = words.data;
    const asked = new Map(questions.map((one) => [one.id, one.asked.flatMap((ways) => ways.split(','))]));
    const items = faq.data.groups.flatMap((group) => group.items);
    known[faq.lang] = {
      questions: items.map(({ id, question, answer }) => ({
        id,
        title: question,
        // Markdown's addresses are no words.
        answer: answer.replace(/\]\([^)]*\)/g, ' '),
        asked: asked.get(id) ?? [],
      })),
      sections,
      ignored,
      synonyms,
    };
  }
  return known;
};
