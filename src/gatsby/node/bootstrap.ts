import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { loadContent } from '../../contract/load-content';
import { contentError } from './content-problems';
import { writeFonts } from './fonts/fonts';
import { guardLastGoodBuild, restoreGatsbyHtml } from './last-good-build';

const contentDir = path.resolve('content');
const generatedDir = path.resolve('src/styles/generated');

/** Refuses content with mistakes before a build touches `public/`. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  if (process.env.NODE_ENV !== 'production') return;
  const { problems } = loadContent(contentDir);
  if (problems.length > 0) reporter.panic(contentError(problems));
  guardLastGoodBuild();
};

/** Prepares what webpack needs before it starts: the fonts for the characters in use. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async () => {
  if (process.env.NODE_ENV === 'production') restoreGatsbyHtml();
  const { documents } = loadContent(contentDir);
  await writeFonts(generatedDir, documents);
};

/** Gatsby's own modules, from where Gatsby sees them. */
const gatsbyRequire = createRequire(path.resolve('node_modules/gatsby/package.json'));

const digestOfStyles = () => {
  const hash = createHash('sha256');
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.scss'));
  for (const file of files.sort()) hash.update(readFileSync(path.join('src', file)));
  return hash.digest('hex');
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ getConfig, actions, stage }) => {
  const config = getConfig();
  // Pages hold their styles, but Gatsby writes them anew only when the program that renders them is another.
  if (stage === 'build-html') config.output.hashSalt = digestOfStyles();
  for (const plugin of config.plugins) {
    // One style sheet holds every CSS module; no rule depends on their order, so the warning says nothing.
    if (plugin.constructor.name === 'MiniCssExtractPlugin') plugin.options.ignoreOrder = true;
  }
  // A font in the page would hold the page up, and come anew with each.
  const isFontRule = (rule: { test?: unknown }) => rule.test instanceof RegExp && rule.test.test('a.woff2');
  for (const loader of config.module.rules.filter(isFontRule).flatMap((rule: { use: object[] }) => rule.use)) {
    loader.options.limit = 0;
  }
  const storage = gatsbyRequire.resolve('gatsby-react-router-scroll/session-storage');
  config.resolve.alias[storage] = path.resolve('src/gatsby/browser/scroll-positions.ts');
  actions.replaceWebpackConfig(config);
};
