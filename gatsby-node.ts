export { onPostBuild } from './src/finish/finish-site';
export { onPreBootstrap, onPreInit } from './src/gatsby/node/bootstrap';
export { onCreateDevServer } from './src/gatsby/node/develop/content-diagnostics';
export { createResolvers } from './src/gatsby/node/fields/resolvers';
export { createPages } from './src/gatsby/node/pages';
export { createSchemaCustomization } from './src/gatsby/node/schema';
export { onCreateNode, onPreExtractQueries, shouldOnCreateNode, sourceNodes } from './src/gatsby/node/source-content';
export { onCreateWebpackConfig } from './src/gatsby/node/webpack';
