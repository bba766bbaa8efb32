/** Whether React has taken the page over: Gatsby's mark, set when its router listens too. Runs in the page. */
export const isHydrated = (): boolean => performance.getEntriesByName('onInitialClientRender').length > 0;
