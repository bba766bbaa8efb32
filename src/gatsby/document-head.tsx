import type { GatsbySSR } from 'gatsby';
import type { ReactElement, ReactNode } from 'react';

/** The parts of the head that are the same on every page. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    ...FONT_FILES.filter(({ range }) => !range).map(({ address }) => (
      <link key={address} rel="preload" href={address} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-png" rel="alternate icon" href="/favicon-32.png" type="image/png" sizes="32x32" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  ]);
};

const keyOf = (component: ReactNode) => (component as ReactElement | null)?.key ?? '';

/** The preload of a picture that is on the first screen of every device. */
const isFirstPicture = (component: ReactNode) => {
  const { as, media } = (component as ReactElement<{ as?: string; media?: string }>).props;
  return as === 'image' && !media;
};

/**
 * Leaves in a built page what its visitors need. Gatsby's scripts go, and what gatsby-plugin-image adds for its own
 * component, which the site does not use. The first picture stands before the fonts, because browsers fetch what is
 * equally urgent in the order in which it stands.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (page) => {
  if (process.env.NODE_ENV !== 'production') return;
  const head = page.getHeadComponents().filter((component) => !/^(?:gatsby-image|generator)/.test(keyOf(component)));
  page.replaceHeadComponents([...head.filter(isFirstPicture), ...head.filter((one) => !isFirstPicture(one))]);
  page.replacePostBodyComponents([]);
};
