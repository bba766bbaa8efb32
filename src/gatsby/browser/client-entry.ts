import type { GatsbyBrowser } from 'gatsby';
import { followProseLinks } from './prose-links';
import { showContentProblems } from './show-content-problems';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  followProseLinks();
  // In the very condition, so that the code is left out of what visitors load.
  if (process.env.NODE_ENV !== 'production') showContentProblems();
};
