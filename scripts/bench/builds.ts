import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { htmlFiles } from '../../src/finish/site-files';
import { compressed } from '../compressed';
import { makeProjectCopy } from '../project-copy';
import { measuredRun } from './measured-run';
import { multiplyContent } from './multiply-content';

type Progress = (message: string) => void;

const build = (dir: string) => measuredRun('npm', ['run', 'build'], dir);

/** An edit as an editor makes it. */
const changeOneQuestion = (dir: string) => {
  const folder = path.join(dir, 'content/support');
  const [faq = ''] = readdirSync(folder).filter((file) => file.startsWith('faq.'));
  const before = readFileSync(path.join(folder, faq), 'utf8');
  const after = before.replace(/^(\s*question: .*)\?$/m, '$1, really?');
  if (after === before) throw new Error(`No question was found in ${faq}.`);
  writeFileSync(path.join(folder, faq), after);
};

/** How long the commands of every day take, and the most memory a build needs. */
export const measureBuilds = async (project: string, progress: Progress) => {
  const { dir, remove } = makeProjectCopy(project);
  try {
    progress('cold build');
    const cold = await build(dir);
    changeOneQuestion(dir);
    progress('warm rebuild after one content change');
    const warm = await build(dir);
    progress('npm run check');
    const check = await measuredRun('npm', ['run', 'check'], dir);
    return { cold, warm, check };
  } finally {
    remove();
  }
};

/** Compressed size of a page in a built site. */
const pageSize = (dir: string, page: string) => compressed(readFileSync(path.join(dir, 'public', page))).length;

export type Growth = {
  times: number;
  seconds: number;
  pages: number;
  /** Compressed bytes of HTML by page. */
  bytes: Record<string, number>;
};

/** What it costs to build the site, and how large its pages are, with several times its content. */
export const measureGrowth = async (project: string, times: number, progress: Progress): Promise<Growth> => {
  const { dir, remove } = makeProjectCopy(project);
  try {
    multiplyContent(dir, times);
    progress(`cold build with ${times} times the questions, testimonials and legal pages`);
    const { seconds } = await build(dir);
    const pages = htmlFiles(path.join(dir, 'public'));
    const bytes = Object.fromEntries(pages.map((page) => [page, pageSize(dir, page)]));
    return { times, seconds, pages: pages.length, bytes };
  } finally {
    remove();
  }
};
