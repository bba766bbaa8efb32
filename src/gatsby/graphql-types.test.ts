import { z } from 'zod';
import { graphqlTypes } from './graphql-types';

const image = () => z.string().meta({ kind: 'image' });
const prose = () => z.string().meta({ kind: 'prose' });
const shot = () => z.strictObject({ src: image() }).meta({ typeName: 'Shot' });

const fields: [what: string, schema: z.ZodType, expected: string][] = [
  ['a text', z.string(), 'String!'],
  ['a text that may be absent', z.string().optional(), 'String'],
  ['a text with a format', z.email(), 'String!'],
  ['a choice', z.enum(['a', 'b']), 'String!'],
  ['a whole number', z.int(), 'Int!'],
  ['a number', z.number(), 'Float!'],
  ['true or false', z.boolean().optional(), 'Boolean'],
  ['a picture', image(), 'File! @fileByRelativePath'],
  ['a picture that may be absent', image().optional(), 'File @fileByRelativePath'],
  ['pictures', z.array(image()), '[File!]! @fileByRelativePath'],
  ['Markdown', prose(), 'MarkdownRemark! @link(by: "parent.id")'],
  ['a list', z.array(z.string()), '[String!]!'],
  ['a list that may be absent', z.array(z.int()).optional(), '[Int!]'],
  ['a list of lists', z.array(z.array(z.string())), '[[String!]!]!'],
  [
    'a refined field with a title',
    z
      .string()
      .superRefine(() => {})
      .meta({ title: 'A' }),
    'String!',
  ],
  ['an object', z.strictObject({ a: z.string() }), 'PageField!'],
  ['an object that may be absent', z.strictObject({ a: z.string() }).optional().meta({ title: 'A' }), 'PageField'],
  ['a list of objects', z.array(z.strictObject({ a: z.string() })), '[PageField!]!'],
  ['an object with a name', shot(), 'Shot!'],
];

test.each(fields)('%s', (_, field, expected) => {
  const types = graphqlTypes({ Page: z.strictObject({ field }) });
  expect(types).toContain(`\n  field: ${expected}\n`);
});

test('objects are types of their own, named by their path unless they have a name', () => {
  const types = graphqlTypes({
    Page: z.strictObject({ lines: z.array(z.strictObject({ end: z.strictObject({ x: z.int() }) })), shot: shot() }),
    Other: z.strictObject({ shot: shot().optional() }),
  });
  expect(types.match(/^type .*/gm)).toEqual([
    'type PageLinesEnd @dontInfer {',
    'type PageLines @dontInfer {',
    'type Shot @dontInfer {',
    'type Page implements Node @dontInfer {',
    'type Other implements Node @dontInfer {',
  ]);
});

test('each node says its language and its file', () => {
  expect(graphqlTypes({ Page: z.strictObject({ a: z.string() }) })).toBe(
    'type Page implements Node @dontInfer {\n  lang: String!\n  source: String!\n  a: String!\n}',
  );
});

test.each<[what: string, schema: z.ZodType, message: string]>([
  [
    'a field that GraphQL has no type for',
    z.strictObject({ day: z.date() }),
    'PageDay: there is no GraphQL type for "date".',
  ],
  ['a type that is no object', z.string(), 'Page is no object.'],
  [
    'one name for two different objects',
    z.strictObject({ a: shot(), b: z.strictObject({ alt: z.string() }).meta({ typeName: 'Shot' }) }),
    'Two objects that differ are called Shot.',
  ],
])('refuses %s', (_, schema, message) => {
  expect(() => graphqlTypes({ Page: schema })).toThrow(message);
});
