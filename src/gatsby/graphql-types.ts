import type { GatsbyNode } from 'gatsby';
import { z } from 'zod';
import { dataSchemas } from '../schema/content-types';
import type { FieldSchema } from '../schema/fields';

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

/** What a string of the content stands for in GraphQL, where it is more than a text. */
const nodesByKind: Partial<Record<string, { type: string; directive: string }>> = {
  image: { type: 'File', directive: ' @fileByRelativePath' },
  // The passage's own node is the parent of the one that holds its HTML.
  prose: { type: 'MarkdownRemark', directive: ' @link(by: "parent.id")' },
};

const scalars: Record<string, string> = { string: 'String', integer: 'Int', number: 'Float', boolean: 'Boolean' };

/**
 * The explicit GraphQL types of content, in GraphQL's schema language. Nothing is inferred, so that deleting
 * the last use of an optional field never changes the types; what the schema requires is non-null.
 *
 * @param schemas The schema of each node type. An object inside takes its name from its path
 *   (`HeroRating`), unless `typeName` in its meta gives one that several places share.
 * @throws if two objects that differ have the same name
 */
export function graphqlTypes(schemas: Readonly<Record<string, z.ZodType>>): string {
  const types = new Map<string, string>();

  const define = (name: string, { properties = {}, required = [] }: FieldSchema, head = `type ${name}`) => {
    const fields = Object.entries(properties).map(([key, field]) => {
      const type = typeOf(field, name + key.charAt(0).toUpperCase() + key.slice(1));
      return `  ${key}: ${type}${required.includes(key) ? '!' : ''}${nodesByKind[field.kind ?? '']?.directive ?? ''}`;
    });
    const text = [`${head} @dontInfer {`, ...fields, '}'].join('\n');
    if ((types.get(name) ?? text) !== text) throw new Error(`Two objects that differ are called ${name}.`);
    types.set(name, text);
  };

  const typeOf = (field: FieldSchema, path: string): string => {
    if (field.items) return `[${typeOf(field.items, path)}!]`;
    const name = nodesByKind[field.kind ?? '']?.type ?? scalars[String(field.type)] ?? field.typeName ?? path;
    if (field.properties) define(name, field);
    return name;
  };

  for (const [name, schema] of Object.entries(schemas)) {
    const { properties, required = [] } = z.toJSONSchema(schema) as FieldSchema;
    const added: FieldSchema['properties'] = { lang: { type: 'string' }, source: { type: 'string' } };
    const node = { properties: { ...added, ...properties }, required: ['lang', 'source', ...required] };
    define(name, node, `type ${name} implements Node`);
  }
  return [...types.values()].join('\n\n');
}

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes([graphqlTypes(dataSchemas), computedTypes]);
};
