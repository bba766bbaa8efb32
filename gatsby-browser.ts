import { showContentDiagnostics } from './src/gatsby/show-content-diagnostics';

// Only for the development server: built pages have no scripts of Gatsby.
export const onClientEntry = showContentDiagnostics;

/** Loads page.js here, because a script tag would run before the development server has rendered the page. */
export const onInitialClientRender = () => {
  document.head.append(Object.assign(document.createElement('script'), { src: '/page.js' }));
};
