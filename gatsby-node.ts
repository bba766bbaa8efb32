export { onPostBuild } from './src/finish/finish-site';
export { onPreBootstrap, onPreInit } from './src/gatsby/node/bootstrap';
export { onCreateDevServer } from './src/gatsby/node/content-diagnostics';
export { onCreateNode, sourceNodes } from './src/gatsby/node/content-nodes';
export { createPages } from './src/gatsby/node/pages';
export { createResolvers } from './src/gatsby/node/resolvers';
export { createSchemaCustomization } from './src/gatsby/node/schema';
export { onCreateWebpackConfig } from './src/gatsby/node/webpack';
