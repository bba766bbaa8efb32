import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { z } from 'zod';
import { filesBelow } from '../content/list-files';
import { matchContentType } from '../schema/content-types';
import * as kinds from '../schema/fields';
import { cmsConfig, publicBackend } from './cms-config';
import { type CmsField, cmsFields } from './cms-fields';

const config = cmsConfig({ name: 'github', repo: 'team/site' });
const allFields = (fields: CmsField[]): CmsField[] =>
  fields.flatMap((field) => [field, ...allFields(field.fields ?? [])]);

test('it is a configuration by the schema of the CMS itself', () => {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const schema = readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8');
  ajv.validate(JSON.parse(schema), JSON.parse(JSON.stringify(config)));
  expect(ajv.errorsText()).toBe('No errors');
});

test('every content file can be edited, its fields have French labels, its pictures a folder', () => {
  const files = filesBelow('content').filter((file) => matchContentType(file) && !file.endsWith('.md'));
  const entries = config.collections.flatMap((collection) => ('files' in collection ? collection.files : []));
  expect(entries.map(({ file }) => file).sort()).toEqual(files.map((file) => `content/${file}`));
  const folders = config.collections.filter((collection) => 'folder' in collection);
  expect(folders).toMatchObject([{ folder: 'content/legal' }, { folder: 'content/guides' }]);
  for (const field of allFields([...entries, ...folders].flatMap(({ fields }) => fields))) {
    expect(field.label).toMatch(/^[A-ZÀ-Ý«]/);
    const names = [field.label_singular ?? field.label, ...(field.fields ?? []).map(({ label }) => label)];
    expect(names).toEqual([...new Set(names)]);
    if (field.widget === 'image') expect(field.media_folder).toMatch(/^\/content\/images/);
  }
});

const words = { title: 'Champ' };
const textOf = (max: number) => kinds.text('Champ', max);

test.each<[what: string, schema: z.ZodType, expected: object]>([
  [
    'a text of a length',
    kinds.text('Champ', 80).describe('Aide.'),
    { widget: 'string', hint: 'Aide.', pattern: ['\\{\\{|^[\\s\\S]{1,80}\\s*$', '80 caractères au plus.'] },
  ],
  ['a choice', kinds.choice('Champ', ['a', 'b']), { widget: 'select', options: ['a', 'b'] }],
  [
    'texts',
    z.array(textOf(9)).max(3).meta(words),
    { widget: 'list', collapsed: false, hint: '« Ajouter » est grisé à partir de 3.', field: { widget: 'string' } },
  ],
  ['words', z.array(kinds.keyword('Champ')).min(1).meta(words), { widget: 'list', min: 1 }],
  [
    'blocks',
    z.array(z.strictObject({ title: textOf(9) }).meta({ title: 'Bloc' })).meta(words),
    {
      widget: 'list',
      label_singular: 'Bloc',
      summary: '{{fields.title}}',
      fields: [{ name: 'title', required: true }],
    },
  ],
  [
    'a block that may be absent',
    z
      .strictObject({ a: textOf(9) })
      .meta(words)
      .optional(),
    { widget: 'object', required: false, fields: [{ name: 'a', required: false }] },
  ],
])('%s', (_what, schema, expected) => {
  const folders = (name: string) => ({ media_folder: `/of/${name}`, public_folder: '' });
  const [field] = cmsFields(z.strictObject({ key: schema }), folders);
  expect(field).toMatchObject({ name: 'key', label: 'Champ', required: true, ...expected });
});

test('the site has a CMS once it says both its repository and how one signs in', () => {
  const repository = { url: 'https://github.com/team/site', branch: 'main' };
  const cms = { signInUrl: 'https://sign-in.example.com' };
  expect([publicBackend({}), publicBackend({ repository }), publicBackend({ cms })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(publicBackend({ repository, cms })).toMatchObject({
    repo: 'team/site',
    branch: 'main',
    base_url: cms.signInUrl,
  });
});
