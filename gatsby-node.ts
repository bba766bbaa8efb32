export { onCreateDevServer, onPreInit } from './src/gatsby/content-diagnostics';
export { createPages } from './src/gatsby/create-pages';
export { createSchemaCustomization } from './src/gatsby/graphql-types';
export { onPostBuild } from './src/gatsby/post-build';
export { createResolvers } from './src/gatsby/resolvers';
export { sourceNodes } from './src/gatsby/source-content';
export { onCreateWebpackConfig } from './src/gatsby/webpack-config';
export { onPreBootstrap } from './src/gatsby/write-fonts';
