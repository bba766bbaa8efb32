import type { GatsbyNode } from 'gatsby';
import { dataSchemas } from '../content/content-types';
import { graphqlTypes } from './graphql-types';

/** What the content's schemas do not know: nodes and values that are computed from it. */
const computedTypes = /* GraphQL */ `
  """
  A passage of Markdown, which gatsby-transformer-remark turns into HTML.
  """
  type Prose implements Node @dontInfer {
    id: ID!
  }

  type MarkdownRemark implements Node @dontInfer @childOf(types: ["Prose"]) {
    id: ID!
  }

  """
  What an SVG file in the content needs to be placed in a page.
  """
  type Svg @dontInfer {
    width: Int!
    height: Int!
    viewBox: String!
    dark: Boolean!
    pieces: [String!]!
  }
`;

/** Gives Gatsby the content's types. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes([graphqlTypes(dataSchemas), computedTypes]);
};
