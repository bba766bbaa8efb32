import type { GatsbySSR } from 'gatsby';
import { fontAddresses } from './font-addresses';
import { knownHead, pictureFirst, withoutScripts } from './gatsby-components';

/** The parts of the head that are the same on every page. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    ...Object.values(fontAddresses).map((font) => (
      <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-png" rel="alternate icon" href="/favicon-32.png" type="image/png" sizes="32x32" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
  ]);
};

/** Leaves in a page what this site wants of what Gatsby and its plugins add; `html.tsx` writes its own scripts. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (page) => {
  if (process.env.NODE_ENV !== 'production') return;
  page.replaceHeadComponents(pictureFirst(knownHead(page.getHeadComponents())));
  page.replacePostBodyComponents(withoutScripts(page.getPostBodyComponents()));
};
