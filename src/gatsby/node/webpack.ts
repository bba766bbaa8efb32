import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import type { WebpackPluginInstance } from 'webpack';
import { siteClassNames } from './class-names';
import { digestLength } from './fields/short-digest';
import { withSwc } from './minify';
import { noteSources, sourcesFile } from './note-sources';
import { programsDigest } from './programs-digest';
import { prepareRuntime } from './runtime';

/** Gatsby's own modules, from where Gatsby sees them. */
const gatsbyRequire = createRequire(path.resolve('node_modules/gatsby/package.json'));

type Options = { limit?: number; name?: string; names?: unknown };
type Rule = { test?: unknown; use: { loader: string; options: Options }[]; oneOf?: Rule[] };

/** @throws if no rule is for the file */
const rulesFor = (rules: readonly Rule[], file: string): Rule[] => {
  const found = rules
    .flatMap((rule) => rule.oneOf ?? rule)
    .filter(({ test }) => test instanceof RegExp && test.test(file));
  if (found.length === 0) throw new Error(`Gatsby has no rule for webpack that takes ${file}.`);
  return found;
};

/** A rule that changes a text in a file of Gatsby's. The build fails if the text is not there. */
const replacing = (test: string | RegExp, search: RegExp, replace: string) => ({
  test,
  enforce: 'pre' as const,
  loader: 'string-replace-loader',
  options: { search, replace, strict: true },
});

/**
 * Gatsby's plugin for TypeScript has a rule of its own, though Gatsby's other rule for scripts takes the same files: each
 * would be compiled twice, and be compact or not by which rule comes first. How webpack divides the scripts follows from
 * their sizes, so a build with caches could divide them in another way than one without.
 * @throws if that rule is not there
 */
const withoutSecondCompiler = (rules: readonly Rule[]): Rule[] => {
  const rest = rules.filter(({ test }) => String(test) !== String(/\.tsx?$/));
  if (rest.length !== rules.length - 1) throw new Error('Gatsby has no second rule for TypeScript any more.');
  return rest;
};

/** What a compilation depends on beside the files that it reads: the packages and how they are used. */
const compilationVersion = (): string => {
  const programs = programsDigest('package.json', 'package-lock.json', 'gatsby-config.ts', 'src/gatsby/node');
  return createHash('sha256').update(programs).update(JSON.stringify(siteClassNames())).digest('hex');
};

/** The same for loaders, which webpack adds by itself: that of Gatsby's Babel leads to all of Gatsby. */
const forgetLoaders: WebpackPluginInstance = {
  apply: ({ hooks }) => hooks.done.tap('forgetLoaders', ({ compilation }) => compilation.buildDependencies.clear()),
};

const beforeGatsbyReadsIt = -1;

/**
 * webpack's own hash of a compilation is another when its cache held something. It stands in a script that each page
 * names, so each page would be another after a build with caches. The names of the files hold hashes of what is in them.
 */
const hashFromFileNames: WebpackPluginInstance = {
  apply: ({ hooks }) =>
    hooks.done.tap({ name: 'hashFromFileNames', stage: beforeGatsbyReadsIt }, ({ compilation }) => {
      const names = Object.keys(compilation.assets).sort();
      compilation.hash = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 8);
    }),
};

/** How the site's scripts and styles are made, in which Gatsby's own rules are changed. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ getConfig, actions, plugins, stage }) => {
  const config = getConfig();
  for (const plugin of config.plugins) {
    // One style sheet holds every CSS module; no rule depends on their order, so the warning says nothing.
    if (plugin.constructor.name === 'MiniCssExtractPlugin') plugin.options.ignoreOrder = true;
  }
  // Addresses of scripts and styles stand in each page.
  config.output.hashDigestLength = 8;
  // A font or a picture in the page would hold the page up, and come anew with each.
  for (const { use } of ['a.woff2', 'a.svg'].flatMap((file) => rulesFor(config.module.rules, file)))
    for (const { options } of use)
      Object.assign(options, { limit: 0, name: `static/[name]-[hash:${digestLength}].[ext]` });
  config.module.rules = withoutSecondCompiler(config.module.rules);
  const storage = gatsbyRequire.resolve('gatsby-react-router-scroll/session-storage');
  config.resolve.alias[storage] = path.resolve('src/gatsby/browser/scroll-positions.ts');
  config.module.rules.push(
    // Gatsby's own announces « Navigated to », whatever the page's language: route-update does it instead.
    replacing(
      path.resolve('.cache/navigation.js'),
      /class RouteAnnouncer extends [\s\S]+?\n}\n/,
      'const RouteAnnouncer = () => <div {...RouteAnnouncerProps} />\n',
    ),
    // Firefox holds prefetch links against a policy's `default-src`, which allows nothing; its requests are allowed.
    replacing(
      path.resolve('.cache/prefetch.js'),
      /support\(`prefetch`\)/,
      'support(`prefetch`) && !CSS.supports(`-moz-appearance`, `none`)',
    ),
    // A policy allows a style attribute by its hash, in each page and in its headers. These hide what is empty until
    // route-update hides it, and an outline that the site's styles leave out as well.
    replacing(path.resolve('.cache/route-announcer-props.js'), /^ {2}style: {[\s\S]+?^ {2}},\n/m, ''),
    replacing(/@gatsbyjs\/reach-router\/dist\/index\.\w/, /style:\w+\({outline:"none"},\w+\),/, ''),
  );
  if (process.env.NODE_ENV === 'production') {
    // Instead of following every program that takes part to each that it loads, which takes seconds.
    config.cache = { ...config.cache, version: compilationVersion(), buildDependencies: { defaultWebpack: [] } };
    config.plugins.push(forgetLoaders);
  }
  if (stage === 'build-javascript') {
    // Made and compressed, they were a tenth of a build's time, and nobody asked for them.
    config.devtool = false;
    config.plugins.push(noteSources(sourcesFile), hashFromFileNames);
    config.optimization.minimizer = withSwc(config.optimization.minimizer);
  }
  if (stage === 'build-html') {
    // The scripts are built by now. Written into the program that renders the pages, so that Gatsby renders
    // them anew when the scripts or the styles have changed.
    config.plugins.push(plugins.define({ PAGE_RUNTIME: JSON.stringify(prepareRuntime(path.resolve('public'))) }));
    // Left to Node: they read files for purposes that are not ours, and Gatsby takes note of what reads files.
    config.externals.push({ postcss: 'commonjs postcss', purgecss: 'commonjs purgecss' });
    // Nobody searches while pages are rendered, and the words of all questions take seconds to compile.
    config.resolve.alias[path.resolve('src/search/load-search.ts')] = false;
    // The styles were compiled with the scripts.
    const loader = path.resolve('src/gatsby/node/class-names-loader.cjs');
    const [modules] = rulesFor(config.module.rules, 'a.module.scss');
    if (modules) modules.use = [{ loader, options: { names: siteClassNames() } }];
  }
  actions.replaceWebpackConfig(config);
};
