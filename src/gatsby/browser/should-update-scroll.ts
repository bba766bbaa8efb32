type PageLocation = { pathname: string; search: string; hash: string; action?: string };

type Arguments = {
  /** Nothing at hydration. */
  prevRouterProps?: { location: PageLocation };
  routerProps: { location: PageLocation };
  /** The vertical one, the second, is undefined where the visitor has not been (`scroll-positions.ts`). */
  getSavedScrollPosition: (location: PageLocation) => [number, number | undefined] | null | undefined;
};

/** Where a page that React shows is scrolled to. `false`: Gatsby leaves it to this function. */
export const shouldUpdateScroll = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}: Arguments): boolean => {
  // Hydration leaves visitors where they are, whatever fragment they once came to.
  if (!prevRouterProps) return false;
  // Within a page the browser goes to a fragment itself, and "back" to where its visitor was; Gatsby would do the first for
  // both, and knows one place for all that was reached before its router was there. The router notes an action only where
  // it was asked to go.
  if (prevRouterProps.location.pathname === location.pathname)
    return location.action === 'PUSH' || location.search !== prevRouterProps.location.search;
  const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
  const saved = getSavedScrollPosition(location)?.[1];
  // Before anything is scrolled: page-helpers would open it next, and scroll to it.
  const disclosure = target?.closest('details');
  if (disclosure) disclosure.open = true;
  // Only "back" and "forward" lead to where the visitor has been: every other step is new.
  if (target && saved === undefined) target.scrollIntoView();
  else scrollTo({ top: saved ?? 0 });
  return false;
};
