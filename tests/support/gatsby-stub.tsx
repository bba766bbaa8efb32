import type { AnchorHTMLAttributes } from 'react';

/** Stands in for Gatsby's run time in unit tests: a link is an anchor, a query is nothing. */
export const Link = ({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => (
  <a href={to} {...rest} />
);

export const graphql = () => null;

export const navigate = () => {};
