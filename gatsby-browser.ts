import { showContentDiagnostics } from './src/gatsby/show-content-diagnostics';

// For the development server alone: pages of the built site are sent without Gatsby's scripts.
export const onClientEntry = showContentDiagnostics;

/** A script tag in the document would run before the development server has drawn the page. */
export const onInitialClientRender = () => {
  document.head.append(Object.assign(document.createElement('script'), { src: '/page.js' }));
};
