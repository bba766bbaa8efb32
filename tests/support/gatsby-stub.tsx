/** Stands in for Gatsby's run time in unit tests. */
export { graphql, Link } from '../../src/cms/preview/gatsby';

export const navigate = () => {};
