export { onPreRenderHTML, onRenderBody } from './src/gatsby/document-head';
export { wrapRootElement } from './src/gatsby/wrap-root-element';
