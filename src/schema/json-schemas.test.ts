import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { parse } from 'yaml';
import { matchContentType } from './content-types';
import * as field from './fields';
import { schemaFileName, schemaFolder, toJsonSchema, writeJsonSchemas } from './json-schemas';

const schemas = writeJsonSchemas();

test('content/.schemas is up to date; if not, run "npm run schemas"', () => {
  const files = readdirSync(schemaFolder).map((name) => [name, readFileSync(path.join(schemaFolder, name), 'utf8')]);
  expect(Object.fromEntries(files)).toEqual(schemas);
});

const yamlFiles = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.yaml'));

const schemaOf = (file: string) => schemaFileName(matchContentType(file)?.type ?? 'SiteFacts');

test.each(yamlFiles)('the first line of %s names its schema', (file) => {
  const firstLine = readFileSync(path.join('content', file), 'utf8').split('\n')[0];
  const up = '../'.repeat(file.split('/').length - 1) || './';
  expect(firstLine).toBe(`# yaml-language-server: $schema=${up}.schemas/${schemaOf(file)}`);
});

const ajv = new Ajv({ allErrors: true, strict: false });

test.each(yamlFiles)('%s fits its schema', (file) => {
  const value = parse(readFileSync(path.join('content', file), 'utf8'));
  ajv.validate(JSON.parse(schemas[schemaOf(file)] ?? ''), value);
  expect(ajv.errorsText()).toBe('No errors');
});

test('lengths bind texts without tokens only', () => {
  const validate = ajv.compile(toJsonSchema(field.text('Titre', 10)));
  const fits = ['Trop de caractères', 'Court', 'Bienvenue chez {{name}}'].map((text) => validate(text));
  expect(fits).toEqual([false, true, true]);
});
