import type { AnchorHTMLAttributes } from 'react';

/** Stands in for Gatsby's run time in unit tests: a link is an anchor, a query is nothing. */
export const Link = ({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => (
  <a href={to} {...rest} />
);

export const graphql = () => null;

/** Stands in for style sheets and fonts, which only webpack understands. */
export default '/file-stub';
