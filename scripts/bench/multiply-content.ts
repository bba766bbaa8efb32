import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';

type Entry = Record<string, unknown>;

/** The list, and changed copies of its entries until there are `times` as many. */
export const repeated = (
  items: readonly Entry[],
  times: number,
  change: (item: Entry, copy: number) => Entry,
): Entry[] =>
  Array.from({ length: times }, (_, index) =>
    items.map((item) => (index === 0 ? item : change(item, index + 1))),
  ).flat();

/** The same file with each of its lists called `items` repeated. */
export const withMoreItems = (yaml: string, times: number, change: (item: Entry, copy: number) => Entry): string =>
  stringify(
    parse(yaml, (key, value) => (key === 'items' && Array.isArray(value) ? repeated(value, times, change) : value)),
    // The check refuses YAML's aliases.
    { aliasDuplicateObjects: false },
  );

/** A copy of a legal document, with a title and an address of its own. */
export const legalCopy = (markdown: string, copy: number): string =>
  markdown.replace(/^---\n([\s\S]*?)\n---\n/, (_, head: string) => {
    const { title, path: address, ...rest } = parse(head);
    return `---\n${stringify({ title: `${title} ${copy}`, path: `${address}-${copy}`, ...rest })}---\n`;
  });

/** A list in a content schema, without its limits. The contract has them; growth is measured beyond. */
export const withoutListLimits = (schema: string): string =>
  schema.replace(/(z\s*\.array\(\w+\))((?:\s*\.(?:min|max|length)\(\d+\))+)/g, '$1.min(1)');

/**
 * Multiplies the questions, the testimonials and the legal pages in a copy of the project.
 * @param project the copy's folder
 * @param times how many of each there are in the end, in times of what there is now
 */
export const multiplyContent = (project: string, times: number): void => {
  const edit = (file: string, change: (text: string) => string) => {
    const place = path.join(project, file);
    writeFileSync(place, change(readFileSync(place, 'utf8')));
  };
  const filesIn = (folder: string) => readdirSync(path.join(project, folder)).map((name) => path.join(folder, name));

  for (const schema of ['faq', 'testimonials']) edit(`src/contract/schema/${schema}.ts`, withoutListLimits);
  edit('content/landing/testimonials.yaml', (yaml) =>
    withMoreItems(yaml, times, (item, copy) => ({ ...item, name: `${item.name} ${copy}` })),
  );
  for (const faq of filesIn('content/support').filter((file) => /\/faq\.\w+\.yaml$/.test(file))) {
    edit(faq, (yaml) =>
      withMoreItems(yaml, times, (item, copy) => ({
        ...item,
        id: `${item.id}-${copy}`,
        question: `${item.question} (${copy})`,
      })),
    );
  }
  for (const document of filesIn('content/legal')) {
    const markdown = readFileSync(path.join(project, document), 'utf8');
    for (let copy = 2; copy <= times; copy++) {
      writeFileSync(path.join(project, document.replace(/\.md$/, `-${copy}.md`)), legalCopy(markdown, copy));
    }
  }
};
