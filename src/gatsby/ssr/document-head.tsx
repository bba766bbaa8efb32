import type { GatsbySSR } from 'gatsby';
import figtree from '../../styles/generated/figtree.woff2';
import youngSerif from '../../styles/generated/young-serif.woff2';

/** The parts of the head that are the same on every page. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    ...[youngSerif, figtree].map((font) => (
      <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-png" rel="alternate icon" href="/favicon-32.png" type="image/png" sizes="32x32" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
  ]);
};

/**
 * Takes out what gatsby-plugin-image adds for its own component, which this site does not use
 * (see components/picture), and Gatsby's generator tag.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getHeadComponents, replaceHeadComponents }) => {
  const unused = /^(gatsby-image-style|generator)/;
  replaceHeadComponents(
    getHeadComponents().filter((component) => {
      const { key } = component as { key?: string | null };
      return !(key && unused.test(key));
    }),
  );
};
