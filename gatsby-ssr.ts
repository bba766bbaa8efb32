import type { GatsbySSR } from 'gatsby';
import type { ReactElement, ReactNode } from 'react';

const keyOf = (component: ReactNode) => (component as ReactElement | null)?.key ?? '';

/** Removes Gatsby's scripts from a built page, and the head elements of gatsby-plugin-image's component, which is not used. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (page) => {
  if (process.env.NODE_ENV !== 'production') return;
  const head = page.getHeadComponents().filter((component) => !/^(?:gatsby-image|generator)/.test(keyOf(component)));
  page.replaceHeadComponents(head);
  page.replacePostBodyComponents([]);
};
