import type { GatsbyNode } from 'gatsby';

/** Skips caching and script minification, which do not change the built pages. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, getConfig, plugins, stage }) => {
  // A class that a style sheet does not have, such as `styles.bentoo`, is an error.
  actions.setWebpackConfig({ module: { parser: { javascript: { importExportsPresence: 'error' } } } });
  // Each build begins with `gatsby clean`, so no build reads this cache.
  if (stage.startsWith('build')) actions.setWebpackConfig({ cache: false });
  if (stage !== 'build-javascript') return;
  // Only styles are minified: pages are sent without Gatsby's scripts (gatsby-ssr.ts).
  const config = getConfig();
  config.optimization.minimizer = [plugins.minifyCss()];
  actions.replaceWebpackConfig({ ...config, devtool: false });
};
