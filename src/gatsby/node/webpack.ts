import { createRequire } from 'node:module';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { prepareRuntime } from './runtime';

/** Gatsby's own modules, from where Gatsby sees them. */
const gatsbyRequire = createRequire(path.resolve('node_modules/gatsby/package.json'));

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ getConfig, actions, plugins, stage }) => {
  const config = getConfig();
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
  if (stage === 'build-html') {
    // The scripts are built by now. Written into the program that renders the pages, so that Gatsby renders
    // them anew when the scripts or the styles have changed.
    config.plugins.push(plugins.define({ PAGE_RUNTIME: JSON.stringify(prepareRuntime(path.resolve('public'))) }));
    // Left to Node: they read files for purposes that are not ours, and Gatsby takes note of what reads files.
    config.externals.push({ postcss: 'commonjs postcss', purgecss: 'commonjs purgecss' });
  }
  actions.replaceWebpackConfig(config);
};
