import type { GatsbyNode } from 'gatsby';
import { z } from 'zod';
import { dataSchemas } from '../schema/content-types';
import type { FieldSchema } from '../schema/fields';

/** Types that the content's schemas do not have: their values are computed. */
const computedTypes = /* GraphQL */ `
  """
  A Markdown text, which gatsby-transformer-remark turns into HTML.
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

/** The kinds of strings for which GraphQL gives a node: a picture its file, a Markdown text its HTML. */
const nodesByKind: Partial<Record<string, { type: string; directive: string }>> = {
  image: { type: 'File', directive: ' @fileByRelativePath' },
  // A Prose node is the parent of the MarkdownRemark node with the HTML.
  prose: { type: 'MarkdownRemark', directive: ' @link(by: "parent.id")' },
};

const scalars: Record<string, string> = { string: 'String', integer: 'Int', number: 'Float', boolean: 'Boolean' };

/**
 * The GraphQL types of the content, in GraphQL's schema language. Types are not inferred, because a type would then change
 * with the last use of an optional field. Required fields are non-null.
 *
 * @param schemas The schema of each node type. The name of an inner object's type is its path, such as `HeroRating`,
 *   unless `typeName` in its meta gives a name.
 */
function graphqlTypes(schemas: Readonly<Record<string, z.ZodType>>): string {
  const types = new Map<string, string>();

  const define = (name: string, { properties = {}, required = [] }: FieldSchema, head = `type ${name}`) => {
    const fields = Object.entries(properties).map(([key, field]) => {
      const type = typeOf(field, name + key.charAt(0).toUpperCase() + key.slice(1));
      return `  ${key}: ${type}${required.includes(key) ? '!' : ''}${nodesByKind[field.kind ?? '']?.directive ?? ''}`;
    });
    types.set(name, [`${head} @dontInfer {`, ...fields, '}'].join('\n'));
  };

  const typeOf = (field: FieldSchema, path: string): string => {
    if (field.items) return `[${typeOf(field.items, path)}!]`;
    const name = nodesByKind[field.kind ?? '']?.type ?? scalars[String(field.type)] ?? field.typeName ?? path;
    if (field.properties) define(name, field);
    return name;
  };

  for (const [name, schema] of Object.entries(schemas)) {
    const { properties, required = [] } = z.toJSONSchema(schema) as FieldSchema;
    const lang: FieldSchema = { type: 'string' };
    const node = { properties: { lang, ...properties }, required: ['lang', ...required] };
    define(name, node, `type ${name} implements Node`);
  }
  return [...types.values()].join('\n\n');
}

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes([graphqlTypes(dataSchemas), computedTypes]);
};
