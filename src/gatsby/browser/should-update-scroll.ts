type PageLocation = { pathname: string; hash: string };

type Arguments = {
  /** Nothing at hydration. */
  prevRouterProps?: { location: PageLocation };
  routerProps: { location: PageLocation };
  getSavedScrollPosition: (location: PageLocation) => [number, number] | null | undefined;
};

/** Where a page that React shows is scrolled to. `false`: Gatsby leaves it to this function. */
export const shouldUpdateScroll = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}: Arguments): boolean => {
  // Hydration leaves visitors where they are, whatever fragment they once came to.
  if (!prevRouterProps) return false;
  if (prevRouterProps.location.pathname === location.pathname) return true;
  // Another page stands at its place at once: smooth scrolling is for the ways within a page.
  const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: getSavedScrollPosition(location)?.[1] ?? 0, behavior: 'instant' });
  return false;
};
