import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { parse } from 'yaml';
import { matchContentType } from './content-types';
import { editorBindings, schemaFileName, schemaFolder, writeJsonSchemas } from './json-schemas';

const refresh = 'run "npm run schemas"';
const schemas = writeJsonSchemas();

test(`the files in content/.schemas are those of the schema; if not, ${refresh}`, () => {
  expect(readdirSync(schemaFolder).sort()).toEqual(Object.keys(schemas).sort());
});

test.each(Object.entries(schemas))(`%s is up to date; if not, ${refresh}`, (name, text) => {
  expect(readFileSync(path.join(schemaFolder, name), 'utf8')).toBe(text);
});

test(`VS Code knows the schemas; if not, ${refresh}`, () => {
  expect(JSON.parse(readFileSync('.vscode/settings.json', 'utf8'))['yaml.schemas']).toEqual(editorBindings());
});

const yamlFiles = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.yaml'));

test.each(yamlFiles)('the first line of %s names its schema', (file) => {
  const match = matchContentType(file);
  expect(match).toBeDefined();
  const firstLine = readFileSync(path.join('content', file), 'utf8').split('\n')[0];
  const up = '../'.repeat(file.split('/').length - 1) || './';
  expect(firstLine).toBe(`# yaml-language-server: $schema=${up}.schemas/${match && schemaFileName(match.type)}`);
});

const ajv = new Ajv({ allErrors: true, strict: false });
const read = (file: string) => parse(readFileSync(path.join('content', file), 'utf8'));

/** What a text editor says of a file's values, by the schema that the file names. */
const faults = (file: string, value: unknown): string => {
  const type = matchContentType(file)?.type;
  ajv.validate(JSON.parse((type && schemas[schemaFileName(type)]) ?? ''), value);
  return ajv.errorsText();
};

test.each(yamlFiles)('%s fits its schema', (file) => {
  expect(faults(file, read(file))).toBe('No errors');
});

test.each<[what: string, file: string, change: object, message: RegExp]>([
  ['an unknown key', 'landing/hero.yaml', { lead: 'A' }, /must NOT have additional properties/],
  ['a missing key', 'landing/free-trial.yaml', { note: undefined }, /must have required property 'note'/],
  ['a word for a number', 'site.yaml', { trialDays: 'three' }, /trialDays must be/],
  ['a title too long', 'errors/not-found.yaml', { title: 'a '.repeat(150) }, /title must NOT have more than/],
  ['too few steps', 'landing/how-it-works.yaml', { items: [] }, /items must NOT have fewer than/],
  ['an empty value', 'support/support.en.yaml', { title: null }, /title must be string/],
])('%s is a fault (%s)', (_what, file, change, message) => {
  expect(faults(file, JSON.parse(JSON.stringify({ ...read(file), ...change })))).toMatch(message);
});

test('every field has a French title', () => {
  const withoutTitle = Object.entries(schemas).flatMap(([name, text]) => untitled(JSON.parse(text), name));
  expect(withoutTitle).toEqual([]);
});

test('lengths bind texts without tokens only', () => {
  const { properties } = JSON.parse(schemas['free-trial.json'] ?? '');
  expect(properties.title.if).toEqual({ not: { pattern: '\\{\\{' } });
  expect(properties.title).toHaveProperty('then.maxLength', 50);
  expect(properties.title).not.toHaveProperty('maxLength');
});

type JsonSchema = { title?: string; properties?: Record<string, JsonSchema>; items?: JsonSchema };

/** The paths of the schemas that have no title. */
function untitled(schema: JsonSchema, at: string): string[] {
  return [
    ...(schema.title ? [] : [at]),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => untitled(inner, `${at}.${key}`)),
    ...(schema.items ? untitled(schema.items, `${at}[]`) : []),
  ];
}
