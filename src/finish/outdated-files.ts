import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../content/files-below';
import { digestLength } from '../gatsby/node/fields/short-digest';
import { isHashed } from './headers';

/** What may name another file. */
const isText = (file: string) => /\.(?:html|json|js|css|svg|webmanifest)$/.test(file);

/** The digests in a path or a text. The first in a path is a digest; after it a name may follow that looks like one. */
const digestsIn = (text: string) => text.match(new RegExp(`[0-9a-f]{${digestLength},}`, 'g')) ?? [];

/**
 * Files of former builds, which Gatsby leaves in `public/`: pictures, fonts, scripts and styles that have a digest in
 * their addresses, and to which no page leads any more.
 * @param dir the folder of a site
 * @returns their paths from it
 */
export const outdatedFiles = (dir: string): string[] => {
  const files = filesBelow(dir);
  let outdated = files.filter((file) => isHashed(`/${file}`) && digestsIn(file).length > 0);
  const reached = files.filter((file) => !outdated.includes(file));
  // It grows while it is read: what is reached may lead on.
  for (const file of reached) {
    if (outdated.length === 0) break;
    if (!isText(file)) continue;
    const named = new Set(digestsIn(readFileSync(path.join(dir, file), 'utf8')));
    const isNamed = (one: string) => named.has(digestsIn(one)[0] ?? '');
    reached.push(...outdated.filter(isNamed));
    outdated = outdated.filter((one) => !isNamed(one));
  }
  return outdated;
};
