import { navigate } from 'gatsby';

/** Where a click within a passage of Markdown leads on the client; null where it is the browser's affair. */
export const clientAddress = (event: MouseEvent, page: Location): string | null => {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element).closest<HTMLAnchorElement>('.prose a[href]');
  if (!link || link.origin !== page.origin) return null;
  const isSamePage = link.pathname === page.pathname && link.search === page.search;
  if (isSamePage && link.hash !== '') return null;
  return link.pathname + link.search + link.hash;
};

/** Links in Markdown are plain anchors, outside of React: they too lead on without a new load of the site. */
export const followProseLinks = (): void => {
  document.addEventListener('click', (event) => {
    const address = clientAddress(event, window.location);
    if (address === null) return;
    event.preventDefault();
    navigate(address);
  });
};
