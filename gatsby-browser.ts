export { onClientEntry } from './src/gatsby/client-entry';
export { replaceHydrateFunction } from './src/gatsby/hydrate';
export { onInitialClientRender } from './src/gatsby/initial-scroll-position';
export { shouldUpdateScroll } from './src/gatsby/should-update-scroll';
export { wrapRootElement } from './src/gatsby/wrap-root-element';
