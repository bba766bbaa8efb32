import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { headerRules, pageAddress } from '../../../src/finish/headers';
import { formatHeadersFile } from '../../../src/finish/headers-file';
import type { Answer } from '../client';

const pages = ['index.html', 'privacy/index.html', '404.html'];
/** Too much for one piece of an answer. */
const length = 40_000;

const page = (mark: string, file: string) => `<!doctype html><title>${mark}</title>${`${file} `.repeat(length / 10)}`;
const policy = (mark: string, file: string) => `default-src 'none'; img-src https://${mark}.example/${file}`;

/** The address of the style sheet, whose name changes with each site, as hashed files do. */
export const styleSheet = (mark: string): string =>
  `/styles.${createHash('sha1').update(mark).digest('hex').slice(0, 20)}.css`;

/** The addresses of the pages, the last of which does not exist. */
export const addresses = pages.map((file) => (file === '404.html' ? '/nothing' : pageAddress(file)));

/** Writes a site as small as one can be. Everything in it tells its mark: each page, each policy, all headers. */
export const writeSmallSite = (folder: string, mark: string): void => {
  const files: Record<string, string> = {
    ...Object.fromEntries(pages.map((file) => [file, page(mark, file)])),
    [styleSheet(mark).slice(1)]: `p { --mark: ${mark} }`,
    'static/1/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  };
  const [common, ...rules] = headerRules(new Map(pages.map((file) => [file, policy(mark, file)])), Object.keys(files));
  const marked = { path: '/*', headers: { ...common?.headers, 'X-Mark': mark } };
  files._headers = formatHeadersFile([marked, ...rules]);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
};

/** The mark of the site of which an answer is a whole page with the policy and the headers that belong to it. */
export const markOf = (address: string, { status, headers, body }: Answer): string => {
  const mark = String(headers['x-mark']);
  const file = pages[addresses.indexOf(address)] ?? '';
  const isWhole =
    status === (file === '404.html' ? 404 : 200) &&
    body.equals(Buffer.from(page(mark, file))) &&
    headers['content-security-policy'] === policy(mark, file) &&
    headers['x-frame-options'] === 'DENY';
  return isWhole ? mark : `torn: ${address} of ${mark}, status ${status}`;
};
