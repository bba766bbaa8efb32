const mailAddress = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;
/** With https://, with www., or the name of a site alone: anses.fr, us.example/terms. */
const webAddress = /^(?:https?:\/\/|www\.)\S+$|^(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/\S*)?$/i;

/**
 * Whether a link whose text is an address leads elsewhere, so that it writes to, or opens, what nobody reads there
 * (WCAG 2.2, 2.4.4). The text may leave out https://, www., and the end of the address.
 * @param text what is shown of the link
 * @param url where it leads; with a token whose fact is missing, nobody knows
 */
export function showsAnotherAddress(text: string, url: string): boolean {
  const shown = text.trim();
  if (`${shown}${url}`.includes('{{')) return false;
  // Without mailto:, which is reported.
  if (shown === url) return false;
  if (mailAddress.test(shown)) return shown.toLowerCase() !== /^mailto:([^?]*)/i.exec(url)?.[1]?.toLowerCase();
  // The site's own pages are linked by their paths.
  if (!webAddress.test(shown) || /^[/#]/.test(url)) return false;
  const [beginning, whole] = [bare(shown), bare(url)];
  return !whole.startsWith(beginning) || /^[\w-.]/.test(whole.slice(beginning.length));
}

function bare(address: string): string {
  return address
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/+$/, '')
    .toLowerCase();
}
