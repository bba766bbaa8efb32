import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { parse, stringify } from 'yaml';
import { findHead, headOf } from '../../src/content/markdown/head';
import { loadContent } from '../../src/content/read';
import { makeProjectCopy } from '../project-copy';
import { rewordQuestion } from './reword-question';

type Entry = Record<string, unknown>;

/**
 * Multiplies the questions, the testimonials and the legal pages in a copy of the project. The content
 * schema limits the lists; growth is measured beyond.
 */
const multiplyContent = (dir: string, times: number): void => {
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(path.join(dir, file), change(readFileSync(path.join(dir, file), 'utf8')));
  const filesIn = (folder: string) => readdirSync(path.join(dir, folder)).map((name) => path.join(folder, name));
  const copies = Array.from({ length: times - 1 }, (_, index) => index + 2);
  const repeatItems = (file: string, change: (item: Entry, copy: number) => Entry) =>
    edit(file, (yaml) => {
      const more = (key: unknown, value: unknown) =>
        key === 'items' && Array.isArray(value)
          ? [...value, ...copies.flatMap((copy) => value.map((item) => change(item, copy)))]
          : value;
      // The check refuses YAML's aliases, and texts that begin with >.
      return stringify(parse(yaml, more), { aliasDuplicateObjects: false, blockQuote: 'literal', lineWidth: 0 });
    });

  for (const schema of ['faq', 'testimonials']) {
    edit(`src/content/schema/${schema}.ts`, (code) =>
      code.replace(/(z\s*\.array\(\w+\))(?:\s*\.(?:min|max|length)\(\d+\))+/g, '$1.min(1)'),
    );
  }
  repeatItems('content/landing/testimonials.yaml', (item, copy) => ({
    ...item,
    name: `${item.name} ${copy}`,
    quote: `${item.quote} (${copy})`,
  }));
  for (const file of filesIn('content/support').filter((name) => /\/faq\./.test(name))) {
    repeatItems(file, (item, copy) => ({
      ...item,
      id: `${item.id}-${copy}`,
      question: `${item.question} (${copy})`,
      answer: `${String(item.answer).trimEnd()} (${copy})`,
    }));
  }
  // A document that waits for a fact is no page.
  const waiting = loadContent(path.join(dir, 'content')).withheld.map(({ file }) => file);
  for (const file of filesIn('content/legal').filter((name) => !waiting.includes(name))) {
    const text = readFileSync(path.join(dir, file), 'utf8');
    const body = text.slice(findHead(text)?.body);
    for (const copy of copies) {
      const { title, path: address, ...rest } = parse(headOf(text));
      const newHead = stringify({ ...rest, title: `${title} ${copy}`, path: `${address}-${copy}` });
      writeFileSync(path.join(dir, file.replace('.md', `-${copy}.md`)), `---\n${newHead}---\n${body}`);
    }
  }
};

/** What a run of an npm script took: all of it, and the steps that it names, in seconds. */
type Duration = { whole: number; steps: ReadonlyMap<string, number> };

/** Runs an npm script. @throws if it fails, with what it wrote */
const time = (dir: string, script: string): Duration => {
  const start = performance.now();
  const env = { ...process.env, NODE_ENV: 'production', CI: '1' };
  const output = execFileSync('npm', ['run', script], { cwd: dir, env, stdio: 'pipe', encoding: 'utf8' });
  return { whole: (performance.now() - start) / 1000, steps: stepsIn(output) };
};

/** The steps that Gatsby reports, such as `success onPostBuild - 4.014s`; some have several parts. */
const stepsIn = (output: string): Map<string, number> => {
  const steps = new Map<string, number>();
  for (const [, name = '', duration] of stripVTControlCharacters(output).matchAll(/^success (.+?) - ([\d.]+)s/gm)) {
    steps.set(name, (steps.get(name) ?? 0) + Number(duration));
  }
  return steps;
};

/**
 * Builds a copy of the project that has no caches, with several times its content.
 * @param look what to find out from the built site
 * @returns durations; of a build after one edit and of the check for the content as it is
 */
export const measureBuilds = <Found>(times: number, look: (site: string) => Found) => {
  const { dir, remove } = makeProjectCopy(process.cwd());
  try {
    if (times > 1) multiplyContent(dir, times);
    const cold = time(dir, 'build');
    const found = look(path.join(dir, 'dist'));
    const faq = path.join(dir, 'content/support/faq.en.yaml');
    writeFileSync(faq, rewordQuestion(readFileSync(faq, 'utf8'), ', really'));
    const again = times > 1 ? undefined : { warm: time(dir, 'build'), check: time(dir, 'check') };
    return { times, cold, again, found };
  } finally {
    remove();
  }
};
