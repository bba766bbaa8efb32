import { z } from 'zod';

/** What a string of the content stands for in GraphQL, where it is more than a text. */
const nodesByKind: Partial<Record<string, { type: string; directive: string }>> = {
  image: { type: 'File', directive: ' @fileByRelativePath' },
  // The passage's own node is the parent of the one that holds its HTML.
  prose: { type: 'MarkdownRemark', directive: ' @link(by: "parent.id")' },
};

/**
 * The explicit GraphQL types of content, in GraphQL's schema language. Nothing is inferred, so that deleting
 * the last use of an optional field never changes the types; what the schema requires is non-null.
 *
 * @param schemas The schema of each node type. An object inside takes its name from its path
 *   (`HeroRating`), unless `typeName` in its meta gives one that several places share.
 * @throws If a schema has no counterpart in GraphQL, or two objects that differ have the same name.
 */
export function graphqlTypes(schemas: Readonly<Record<string, z.core.$ZodType>>): string {
  const types = new Map<string, string>();

  const define = (name: string, shape: z.core.$ZodShape, head: string) => {
    const fields = Object.entries(shape).map(
      ([key, schema]) => `  ${key}: ${fieldType(schema, name + capitalize(key))}`,
    );
    const text = [`${head} @dontInfer {`, ...fields, '}'].join('\n');
    if ((types.get(name) ?? text) !== text) throw new Error(`Two objects that differ are called ${name}.`);
    types.set(name, text);
  };

  const fieldType = (schema: z.core.$ZodType, path: string): string => {
    const inner = unwrap(schema);
    return `${bareType(inner, path)}${inner === schema ? '!' : ''}${nodesByKind[kindOf(inner)]?.directive ?? ''}`;
  };

  const bareType = (schema: z.core.$ZodType, path: string): string => {
    if (schema instanceof z.ZodArray) return `[${bareType(schema.element, path)}!]`;
    if (!(schema instanceof z.ZodObject)) return nodesByKind[kindOf(schema)]?.type ?? scalar(schema, path);
    const name = z.globalRegistry.get(schema)?.typeName ?? path;
    define(name, schema.shape, `type ${name}`);
    return name;
  };

  for (const [name, schema] of Object.entries(schemas)) {
    if (!(schema instanceof z.ZodObject)) throw new Error(`${name} is no object.`);
    const added = { lang: z.string(), source: z.string() };
    define(name, { ...added, ...schema.shape }, `type ${name} implements Node`);
  }
  return [...types.values()].join('\n\n');
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional ? schema.unwrap() : schema;
}

/** The kind of a field or, for a list, that of its entries. */
function kindOf(schema: z.core.$ZodType): string {
  return schema instanceof z.ZodArray ? kindOf(schema.element) : (z.globalRegistry.get(schema)?.kind ?? '');
}

function scalar(schema: z.core.$ZodType, path: string): string {
  const { type } = schema._zod.def;
  if (schema instanceof z.ZodNumber) return schema.format === 'safeint' ? 'Int' : 'Float';
  if (type === 'boolean') return 'Boolean';
  if (type === 'string' || type === 'enum') return 'String';
  throw new Error(`${path}: there is no GraphQL type for "${type}".`);
}

function capitalize(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1);
}
