export { onPostBuild } from './src/finish/post-build';
export { onCreateWebpackConfig, onPreBootstrap, onPreInit } from './src/gatsby/node/bootstrap';
export { onCreateNode, sourceNodes } from './src/gatsby/node/content-nodes';
export { onCreateDevServer } from './src/gatsby/node/content-problems';
export { createPages } from './src/gatsby/node/pages';
export { createResolvers } from './src/gatsby/node/resolvers';
export { createSchemaCustomization } from './src/gatsby/node/schema';
