import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { z } from 'zod';
import { ContentCopy } from '../../tests/support/content-copy';
import { fixtureContent } from '../../tests/support/fixture-content';
import { type ContentType, contentTypes, matchContentType } from '../content/content-types';
import { cmsConfig } from './config';
import { cmsEntries } from './config-types';
import type { CmsField } from './fields';

/**
 * The guard: the CMS has a field for each field of the content contract, and no other; it asks for those that
 * must be there, and knows lists and blocks from texts.
 */

const config = cmsConfig(fixtureContent, { name: 'test-repo' });
const entries = cmsEntries(config);

const contentFiles = readdirSync(fixtureContent, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => matchContentType(file));

test('it is a configuration by the schema of the CMS itself', () => {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const schema = readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8');
  ajv.validate(JSON.parse(schema), JSON.parse(JSON.stringify(config)));
  expect(ajv.errorsText()).toBe('No errors');
});

test('every content file can be edited', () => {
  const inFolders = entries
    .filter(({ file }) => file.endsWith('/page.md'))
    .map(({ file }) => file.replace('page.md', ''));
  const missing = contentFiles
    .map((file) => `content/${file}`)
    .filter(
      (file) => !entries.some((one) => one.file === file) && !inFolders.some((folder) => file.startsWith(folder)),
    );
  expect(missing).toEqual([]);
});

test.each(entries.map((entry) => [entry.file, entry] as const))(
  '%s: the fields are those of the contract',
  (file, { fields }) => {
    const { type } = matchContentType(file.replace('content/', '')) as { type: ContentType };
    const written = describeFields(fields.filter(({ name }) => name !== 'body'));
    expect(written).toEqual(describeSchema(contentTypes[type].schema, true));
  },
);

test.each(entries.map((entry) => [entry.file, entry] as const))(
  '%s: every field has a French label and pictures their folder',
  (_file, { fields }) => {
    for (const field of allFields(fields)) {
      expect(field.label).toMatch(/^[A-ZÀ-Ý«]/);
      if (field.widget !== 'image') continue;
      expect(field.media_folder).toMatch(/^\/content\/images/);
      expect(field.public_folder).toMatch(/^(\.\.\/)?images/);
    }
  },
);

test('a new picture of a legal document goes where those of any other are', () => {
  const legal = config.collections.find(({ name }) => name === 'legal');
  const image = allFields(legal?.fields ?? []).find(({ name }) => name === 'shareImage');
  expect(image?.media_folder).toBe('/content/images/share');
});

describe('on files that are just being written', () => {
  let copy: ContentCopy;
  beforeEach(() => {
    copy = new ContentCopy();
  });
  afterEach(() => copy.remove());

  const features = 'landing/features.yaml';
  const retitle = (title: string) =>
    copy.write(
      features,
      copy.read(features).replace(/^title: .*$/m, () => `title: ${title}`),
    );

  it.each([
    ['a lock of Emacs', () => symlinkSync('somebody@host.1', path.join(copy.dir, 'legal/.#terms.md'))],
    ['YAML with an alias', () => retitle('*Six* façons')],
    ['YAML that does not close', () => retitle('"Six')],
  ])('%s changes nothing', (_, write) => {
    write();
    expect(cmsEntries(cmsConfig(copy.dir, { name: 'test-repo' })).map(({ file }) => file)).toEqual(
      entries.map(({ file }) => file),
    );
  });
});

type Shape = { [name: string]: { is: string; of?: Shape } };

function describeFields(fields: CmsField[]): Shape {
  return Object.fromEntries(
    fields.map(({ name, widget, multiple, required, fields: inner }) => [
      name,
      {
        is: `${widget === 'list' || multiple ? 'list' : 'one'}, ${required ? 'required' : 'optional'}`,
        ...(inner && { of: describeFields(inner) }),
      },
    ]),
  );
}

function describeSchema(schema: z.core.$ZodType, isRequired: boolean): Shape {
  if (!(schema instanceof z.ZodObject)) throw new Error('Not an object.');
  return Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => {
      const optional = field instanceof z.ZodOptional;
      const inner = (optional ? field.unwrap() : field) as z.core.$ZodType;
      const one = (inner instanceof z.ZodArray ? inner.element : inner) as z.core.$ZodType;
      // Inside of what may be absent nothing is asked for; nor is an address that may be empty.
      const mayBeEmpty = one instanceof z.ZodString && one.safeParse('').success;
      const required = isRequired && !optional && !mayBeEmpty;
      const is = `${inner instanceof z.ZodArray ? 'list' : 'one'}, ${required ? 'required' : 'optional'}`;
      return [name, one instanceof z.ZodObject ? { is, of: describeSchema(one, required) } : { is }];
    }),
  );
}

function allFields(fields: CmsField[]): CmsField[] {
  return fields.flatMap((field) => [field, ...allFields(field.fields ?? [])]);
}
