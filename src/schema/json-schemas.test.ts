import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { parse } from 'yaml';
import { matchContentType } from './content-types';
import * as field from './fields';
import { schemaFileName, schemaFolder, toJsonSchema, writeJsonSchemas } from './json-schemas';

const refresh = 'run "npm run schemas"';
const schemas = writeJsonSchemas();

test(`the files in content/.schemas are those of the schema; if not, ${refresh}`, () => {
  expect(readdirSync(schemaFolder).sort()).toEqual(Object.keys(schemas).sort());
});

test.each(Object.entries(schemas))(`%s is up to date; if not, ${refresh}`, (name, text) => {
  expect(readFileSync(path.join(schemaFolder, name), 'utf8')).toBe(text);
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

/** The errors that a text editor shows in a file's values, by the schema of the file. */
const errorsOf = (file: string, value: unknown): string => {
  const type = matchContentType(file)?.type;
  ajv.validate(JSON.parse((type && schemas[schemaFileName(type)]) ?? ''), value);
  return ajv.errorsText();
};

test.each(yamlFiles)('%s fits its schema', (file) => {
  expect(errorsOf(file, read(file))).toBe('No errors');
});

test('lengths bind texts without tokens only', () => {
  const validate = ajv.compile(toJsonSchema(field.text('Titre', 10)));
  expect(['Trop de caractères', 'Court', 'Bienvenue chez {{name}}'].map((text) => validate(text))).toEqual([
    false,
    true,
    true,
  ]);
});
