import './src/gatsby/browser/forget-broken-fragment';

export { onClientEntry } from './src/gatsby/browser/client-entry';
export { replaceHydrateFunction } from './src/gatsby/browser/hydrate';
export { onInitialClientRender } from './src/gatsby/browser/initial-client-render';
export { onRouteUpdate } from './src/gatsby/browser/route-update';
export { shouldUpdateScroll } from './src/gatsby/browser/should-update-scroll';
export { wrapRootElement } from './src/gatsby/ssr/wrap-root-element';
