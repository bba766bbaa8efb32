/** Before a build: says which character of the folder's path Gatsby's tools take for a pattern or an address. */
const folder = process.cwd().replaceAll('\\', '/');
const [odd] = /[^\p{L}\p{M}\p{N} /:._~’&+,@=-]/u.exec(folder) ?? [];

if (odd) {
  console.error(`Gatsby can't build in a folder with "${odd}" in its path: rename ${folder}.`);
  process.exitCode = 1;
}
