import figtreeAddress from '../../styles/generated/figtree.woff2';
import headlineAddress from '../../styles/generated/headline.woff2';
import youngSerifAddress from '../../styles/generated/young-serif.woff2';
import { figtree, youngSerif } from '../fonts/web-fonts';

/** Where the site's fonts are, by the names of their files. */
export const fontAddresses: Record<string, string> = {
  [youngSerif.file]: youngSerifAddress,
  [figtree.file]: figtreeAddress,
};

export { headlineAddress };
