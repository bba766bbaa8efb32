import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { shortDigest } from './short-digest';

type PublicFile = { absolutePath: string; base: string; internal: { contentDigest: string } };

/**
 * Copies a file to where visitors find it. Instead of Gatsby's own `publicURL`, whose digest is five times as long.
 * @param file a node of the type `File`
 * @returns its address on the site, which changes with its content
 */
export const publishFile = ({ absolutePath, base, internal }: PublicFile): string => {
  const folder = `/static/${shortDigest(internal.contentDigest)}`;
  const copy = path.join('public', folder, base);
  if (!existsSync(copy)) {
    mkdirSync(path.dirname(copy), { recursive: true });
    // What is there is whole, also after a build that was killed.
    copyFileSync(absolutePath, `${copy}.part`);
    renameSync(`${copy}.part`, copy);
  }
  return `${folder}/${encodeURIComponent(base)}`;
};
