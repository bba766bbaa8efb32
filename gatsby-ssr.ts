export { onPreRenderHTML, onRenderBody } from './src/gatsby/ssr/document-head';
export { wrapRootElement } from './src/gatsby/ssr/wrap-root-element';
