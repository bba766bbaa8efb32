import { type FieldDefinitionNode, Kind, type ObjectTypeDefinitionNode, parse, type TypeNode } from 'graphql';
import { z } from 'zod';
import { type ContentType, contentTypes } from '../../contract/content-types';
import { usedByCode } from '../../contract/rules/facts';
import { typeDefs } from './graphql-types';

/**
 * The guard: what the content contract says of each field, and what the GraphQL type says of it, are
 * the same: its name, whether it must be there, and whether it is a list.
 */

const types = new Map(
  parse(typeDefs).definitions.flatMap((one) =>
    one.kind === Kind.OBJECT_TYPE_DEFINITION ? [[one.name.value, one] as const] : [],
  ),
);

/** Fields that the loader or Gatsby adds to what is written in a file. */
const added: Partial<Record<ContentType, string[]>> = {
  Interface: ['lang'],
  Navigation: ['lang'],
  Support: ['lang', 'source'],
  Faq: ['lang'],
  LegalDocument: ['source', 'updatedText', 'effectiveText', 'intro', 'sections'],
};

/** What the pages do not ask for: the search index is made of it when the site is built. */
const leftOut = { types: ['Synonyms'], fields: ['Faq.groups.items.keywords'] };

const pageTypes = (Object.keys(contentTypes) as ContentType[]).filter((type) => !leftOut.types.includes(type));

test.each(pageTypes)('%s: GraphQL and the content contract agree', (type) => {
  const fromSchema = describeObject(contentTypes[type].schema, type);
  // The other facts stand in the content as tokens, which have given way to them before Gatsby sees it.
  const expected = type === 'SiteFacts' ? pick(fromSchema, usedByCode) : fromSchema;
  expect(describeType(type, added[type])).toEqual(expected);
});

test('no GraphQL type is left over', () => {
  const used = new Set<string>(['Prose', 'MarkdownRemark', 'Svg', 'LegalSection', 'BuildDay']);
  for (const type of Object.keys(contentTypes)) collect(type, used);
  expect([...types.keys()].filter((name) => !used.has(name))).toEqual([]);
});

type Shape = { [field: string]: { is: string; of?: Shape } };

function pick(shape: Shape, keys: readonly string[]): Shape {
  return Object.fromEntries(Object.entries(shape).filter(([key]) => keys.includes(key)));
}

function describeObject(schema: z.core.$ZodType, at: string): Shape {
  if (!(schema instanceof z.ZodObject)) throw new Error('Not an object.');
  return Object.fromEntries(
    Object.entries(schema.shape)
      .filter(([name]) => !leftOut.fields.includes(`${at}.${name}`))
      .map(([name, field]) => [name, describeField(field as z.core.$ZodType, `${at}.${name}`)]),
  );
}

function describeField(field: z.core.$ZodType, at: string) {
  const optional = field instanceof z.ZodOptional;
  const inner = optional ? (field.unwrap() as z.core.$ZodType) : field;
  const list = inner instanceof z.ZodArray;
  const one = list ? (inner.element as z.core.$ZodType) : inner;
  const is = `${list ? 'a list' : 'one'}, ${optional ? 'may be absent' : 'always there'}`;
  return one instanceof z.ZodObject ? { is, of: describeObject(one, at) } : { is: `${is}, ${scalarOf(one)}` };
}

function scalarOf(schema: z.core.$ZodType): string {
  if (z.globalRegistry.get(schema)?.kind === 'image') return 'File';
  if (z.globalRegistry.get(schema)?.kind === 'prose') return 'Prose';
  if (schema instanceof z.ZodBoolean) return 'Boolean';
  if (schema instanceof z.ZodNumber) return schema.format === 'safeint' ? 'Int' : 'Float';
  return 'String';
}

function describeType(name: string, without: string[] = []): Shape {
  const fields = typeNamed(name).fields ?? [];
  return Object.fromEntries(
    fields
      .filter((field) => !without.includes(field.name.value))
      .map((field) => [field.name.value, describeSdl(field)]),
  );
}

function describeSdl({ type }: FieldDefinitionNode) {
  const required = type.kind === Kind.NON_NULL_TYPE;
  const inner = required ? type.type : type;
  const list = inner.kind === Kind.LIST_TYPE;
  const is = `${list ? 'a list' : 'one'}, ${required ? 'always there' : 'may be absent'}`;
  const name = nameOf(type);
  return types.has(name) && name !== 'Prose' ? { is, of: describeType(name) } : { is: `${is}, ${name}` };
}

function nameOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);
}

function typeNamed(name: string): ObjectTypeDefinitionNode {
  const found = types.get(name);
  if (!found) throw new Error(`GraphQL has no type ${name}.`);
  return found;
}

function collect(name: string, used: Set<string>): void {
  if (used.has(name) || !types.has(name)) return;
  used.add(name);
  for (const field of typeNamed(name).fields ?? []) collect(nameOf(field.type), used);
}
