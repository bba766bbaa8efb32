export { onPreRenderHTML, onRenderBody } from './src/gatsby/document-head';
