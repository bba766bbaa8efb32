import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSiteServer } from '../../../scripts/site-server';
import { htmlFiles } from '../../../src/finish/html-files';
import { fixtureSite } from '../../behaviour/support/fixture-site';
import { recorderProgram } from './recorder';

export type ServedSite = {
  origin: string;
  /** From now on fonts and pictures do not arrive, until `release`. */
  hold: () => void;
  release: () => void;
  close: () => void;
};

const heldBack = /\.(woff2|avif|webp|png|jpe?g|svg)$/;

/** A copy of the built site whose pages begin with the recorder, which their policies allow. */
const copyWithRecorder = (root: string): string => {
  const copy = mkdtempSync(path.join(tmpdir(), 'recorded-site-'));
  cpSync(root, copy, { recursive: true, filter: (file) => !/\.html\.(br|gz)$/.test(file) });
  const hash = createHash('sha256').update(recorderProgram).digest('base64');
  const change = (file: string, from: string, to: string) => {
    const text = readFileSync(path.join(copy, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no "${from}".`);
    writeFileSync(
      path.join(copy, file),
      text.replaceAll(from, () => to),
    );
  };
  for (const page of htmlFiles(copy)) change(page, '<head>', `<head><script>${recorderProgram}</script>`);
  change('_headers', "script-src 'self'", `script-src 'self' 'sha256-${hash}'`);
  return copy;
};

/**
 * Serves the site built from the fixture for one browser.
 * @param recorded whether its pages bring the recorder of complaints
 */
export const serveSite = async (recorded: boolean, source = fixtureSite): Promise<ServedSite> => {
  const root = recorded ? copyWithRecorder(source) : source;
  const site = createSiteServer(root);
  let waiting: (() => void)[] | undefined;
  const server = createServer((request, response) => {
    const answer = () => site.emit('request', request, response);
    if (waiting && heldBack.test(request.url ?? '')) waiting.push(answer);
    else answer();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const release = () => {
    for (const answer of waiting ?? []) answer();
    waiting = undefined;
  };
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    hold: () => {
      waiting ??= [];
    },
    release,
    close: () => {
      release();
      server.closeAllConnections();
      server.close();
      if (recorded) rmSync(root, { recursive: true, force: true });
    },
  };
};
