import type { GatsbySSR } from 'gatsby';
import type { ReactElement } from 'react';

/** Removes Gatsby's scripts from a built page, and the head elements of gatsby-plugin-image's component, which is not used. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (page) => {
  if (process.env.NODE_ENV !== 'production') return;
  const head = page.getHeadComponents() as (ReactElement | null)[];
  page.replaceHeadComponents(head.filter((element) => !/^(?:gatsby-image|generator)/.test(element?.key ?? '')));
  page.replacePostBodyComponents([]);
};
