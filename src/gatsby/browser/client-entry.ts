import type { GatsbyBrowser } from 'gatsby';
import { closeMenu, openOnPaper, revealTarget } from './page-helpers';
import { showContentDiagnostics } from './show-content-diagnostics';

/** What pages need that are reached without being loaded; in development, what shows the mistakes of the content. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  // The page that was loaded has those that it needs; the next one may need others.
  revealTarget(process.env.NODE_ENV === 'production');
  for (const help of [openOnPaper, closeMenu]) help();
  // In the very condition, so that the code is left out of what visitors load.
  if (process.env.NODE_ENV !== 'production') showContentDiagnostics();
};
