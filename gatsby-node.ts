export { onCreateWebpackConfig, onPreBootstrap, onPreInit } from './src/gatsby/bootstrap';
export { onCreateNode, sourceNodes } from './src/gatsby/content-nodes';
export { onCreateDevServer } from './src/gatsby/content-problems';
export { createSchemaCustomization } from './src/gatsby/graphql-types';
export { createPages } from './src/gatsby/pages';
export { onPostBuild } from './src/gatsby/post-build';
export { createResolvers } from './src/gatsby/resolvers';
