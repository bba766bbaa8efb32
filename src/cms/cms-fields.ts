import { z } from 'zod';
import type { FieldSchema } from '../schema/fields';

/** A field of Sveltia CMS (sveltiacms.app/en/docs/fields), with the options that are read here. */
export type CmsField = { name: string; label: string; widget: string; fields?: CmsField[]; [option: string]: unknown };

/** The folder of a field's pictures: `media_folder` from the project's root, `public_folder` from the content file. */
export type MediaFolders = (name: string) => { media_folder: string; public_folder: string };

/** The fields that the CMS shows for a schema of the content, with its French labels. */
export function cmsFields(schema: z.ZodType, folders: MediaFolders): CmsField[] {
  return objectFields(z.toJSONSchema(schema, { io: 'input' }) as FieldSchema, folders, true);
}

/** In an optional block no field is required: the check asks for missing fields once the block is there. */
function objectFields(schema: FieldSchema, folders: MediaFolders, isRequired: boolean): CmsField[] {
  return Object.entries(schema.properties ?? {}).map(([name, inner]) => {
    const field = cmsField(name, inner, folders, isRequired && (schema.required ?? []).includes(name));
    // A field with the same label as its block would read « Note › Note ».
    const general = inner.kind === 'text' ? 'Texte' : 'Valeur';
    return field.label === schema.title ? { ...field, label: general } : field;
  });
}

function cmsField(name: string, schema: FieldSchema, folders: MediaFolders, required: boolean): CmsField {
  const { title = name, description, type, minimum: min, maximum: max } = schema;
  const field = { name, label: title, ...(description && { hint: description }), required };
  if (type === 'array') {
    const full = schema.maxItems && `« Ajouter » est grisé à partir de ${schema.maxItems}.`;
    const hint = [description, full].filter(Boolean).join(' ');
    return { ...field, ...(hint && { hint }), widget: 'list', ...listOptions(schema, folders, required) };
  }
  if (type === 'object')
    return { ...field, widget: 'object', collapsed: !required, fields: objectFields(schema, folders, required) };
  switch (schema.kind) {
    case 'prose':
      return { ...field, ...markdown, ...lengthPattern(schema) };
    case 'text':
      return { ...field, widget: (schema.maxLength ?? 0) > 80 ? 'text' : 'string', ...lengthPattern(schema) };
    case 'image':
      return { ...field, widget: 'image', choose_url: false, ...folders(name) };
    case 'flag':
      return { ...field, widget: 'boolean' };
    case 'choice':
      return { ...field, widget: 'select', options: schema.enum };
    case 'number':
    case 'year':
      return { ...field, widget: 'number', min, max, ...(type === 'number' && { value_type: 'float', step: 0.01 }) };
    case 'date':
      return { ...field, widget: 'string', pattern: ['^\\d{4}-\\d{2}-\\d{2}$|\\{\\{', 'Une date, comme 2025-06-15.'] };
    default:
      return { ...field, widget: 'string' };
  }
}

/** The options of a Markdown text. */
export const markdown = {
  widget: 'markdown',
  modes: ['raw', 'rich_text'],
  buttons: ['bold', 'italic', 'link', 'bulleted-list', 'numbered-list'],
  editor_components: [],
};

function listOptions(schema: FieldSchema, folders: MediaFolders, required: boolean) {
  const { items = {}, minItems: min, maxItems: max } = schema;
  // Keywords are typed into one line, with commas between them.
  if (items.kind === 'keyword' || items.kind === 'language') return { min, max };
  if (items.kind === 'choice') return { widget: 'select', multiple: true, options: items.enum };
  const list = { collapsed: true, min, max, label_singular: items.title };
  if (items.type !== 'object')
    return { ...list, collapsed: false, field: cmsField('item', items, folders, required), summary: '{{fields.item}}' };
  const fields = objectFields(items, folders, required);
  const titleField = fields.find(({ name }) => ['question', 'title', 'name', 'label'].includes(name));
  return { ...list, fields, ...(titleField && { summary: `{{fields.${titleField.name}}}` }) };
}

/** Limits the length of a text. A text with a token is not limited, because the token is longer than its fact. */
function lengthPattern({ minLength = 0, maxLength }: FieldSchema) {
  const message = minLength > 1 ? `De ${minLength} à ${maxLength} caractères.` : `${maxLength} caractères au plus.`;
  return maxLength && { pattern: [`\\{\\{|^[\\s\\S]{${minLength},${maxLength}}\\s*$`, message] };
}
