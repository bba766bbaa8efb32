import type { GatsbyNode } from 'gatsby';
import { fontFiles } from './write-fonts';

/** Tells the program that renders the pages where the fonts are, and leaves out steps of a build that change no page. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, getConfig, plugins, stage }) => {
  const fonts = plugins.define({ FONT_FILES: JSON.stringify(fontFiles()) });
  // Each build begins with `gatsby clean`, so no build reads this cache.
  const saved = stage.startsWith('build') ? { cache: false } : {};
  actions.setWebpackConfig({ plugins: [fonts], ...saved });
  if (stage !== 'build-javascript') return;
  // Styles are minified, scripts are not: pages are sent without Gatsby's scripts (document-head.tsx).
  const config = getConfig();
  config.optimization.minimizer = [plugins.minifyCss()];
  actions.replaceWebpackConfig({ ...config, devtool: false });
};
