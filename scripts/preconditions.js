/**
 * Runs before a build and before tests, and says what to do if they cannot work here. It is plain JavaScript, because a
 * Node.js that is too old must be able to read it. `--query-types` also asks for the types that a build writes.
 */
const { existsSync } = require('node:fs');
const { engines } = require('../package.json');

const folder = process.cwd().split('\\').join('/');
// Gatsby's tools read other characters in a path as part of a pattern or of a URL.
const oddCharacter = /[^\p{L}\p{M}\p{N} /:._~’&+,@=-]/u.exec(folder);
const problems = [];

// Gatsby and Jest `require` packages that are ES modules. Node.js can do so since 20.19 and 22.12.
if (!process.features.require_module) {
  problems.push(`Node.js ${process.version} is too old: install version 24. These work: ${engines.node}`);
}
if (oddCharacter) {
  problems.push(`Gatsby can't build in a folder with "${oddCharacter[0]}" in its path: rename ${folder}.`);
}
if (process.argv.includes('--query-types') && !existsSync('src/gatsby-types.d.ts')) {
  problems.push('The types of query results are missing. Run "npm run build" first: Gatsby writes them.');
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
