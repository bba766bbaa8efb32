import type { GatsbyNode } from 'gatsby';
import { fontFiles } from './write-fonts';

/** Tells the program that renders the pages where the fonts are, and saves a build the work for scripts that nobody gets. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, getConfig, plugins, stage }) => {
  actions.setWebpackConfig({ plugins: [plugins.define({ FONT_FILES: JSON.stringify(fontFiles()) })] });
  if (stage !== 'build-javascript') return;
  const config = getConfig();
  config.devtool = false;
  // Without the one for scripts, because pages are sent without Gatsby's scripts (document-head.tsx).
  config.optimization.minimizer = [plugins.minifyCss()];
  actions.replaceWebpackConfig(config);
};
