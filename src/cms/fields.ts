import { z } from 'zod';
import type { FieldMeta } from '../content/schema/fields';

/** A field of Sveltia CMS (sveltiacms.app/en/docs/fields), as far as it is read here. */
export type CmsField = {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  pattern?: [string, string];
  fields?: CmsField[];
  [option: string]: unknown;
};

/** What `z.toJSONSchema` makes of a field of the content contract. */
type FieldSchema = FieldMeta & {
  type?: string;
  title?: string;
  description?: string;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  items?: FieldSchema;
  enum?: string[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};

/** Where the pictures of a field are kept: both as the CMS and as the content file name the folder. */
export type MediaFolders = (path: readonly string[]) => { media_folder: string; public_folder: string };

/** The fields that the CMS shows for a schema of the content contract, with its French words. */
export function cmsFields(schema: z.ZodType, mediaFolders: MediaFolders): CmsField[] {
  return objectFields(z.toJSONSchema(schema, { io: 'input' }) as FieldSchema, [], mediaFolders, true);
}

/** `isRequired` is false inside a block that may be left out: its fields are asked for by the check once one is filled in. */
function objectFields(schema: FieldSchema, path: string[], folders: MediaFolders, isRequired: boolean): CmsField[] {
  return Object.entries(schema.properties ?? {}).map(([name, inner]) =>
    cmsField(name, inner, [...path, name], folders, isRequired && (schema.required ?? []).includes(name)),
  );
}

function cmsField(
  name: string,
  schema: FieldSchema,
  path: string[],
  folders: MediaFolders,
  required: boolean,
): CmsField {
  const { title = name, description, kind } = schema;
  const common = { name, label: title, ...(description && { hint: description }), required };
  if (schema.type === 'object') {
    return { ...common, widget: 'object', collapsed: !required, fields: objectFields(schema, path, folders, required) };
  }
  if (schema.type === 'array') return { ...common, ...listOptions(schema, path, folders, required) };
  switch (kind) {
    case 'prose':
      return {
        ...common,
        widget: 'markdown',
        modes: ['raw', 'rich_text'],
        buttons: ['bold', 'italic', 'link', 'bulleted-list', 'numbered-list'],
        editor_components: [],
        ...lengthPattern(schema),
      };
    case 'image':
      return { ...common, widget: 'image', choose_url: false, ...folders(path) };
    case 'flag':
      return { ...common, widget: 'boolean', ...(required && { default: false }) };
    case 'choice':
      return { ...common, widget: 'select', options: schema.enum };
    case 'number':
    case 'year':
      return {
        ...common,
        widget: 'number',
        value_type: schema.type === 'integer' ? 'int' : 'float',
        step: schema.type === 'integer' ? 1 : 0.1,
        min: schema.minimum,
        max: schema.maximum,
      };
    case 'date':
      return {
        ...common,
        widget: 'string',
        pattern: [String.raw`^\d{4}-\d{2}-\d{2}$|\{\{`, 'Une date, comme 2025-06-15.'],
      };
    case 'text':
      return { ...common, widget: (schema.maxLength ?? 0) > 80 ? 'text' : 'string', ...lengthPattern(schema) };
    default:
      return { ...common, widget: 'string', required: required && !schema.mayBeEmpty };
  }
}

function listOptions(schema: FieldSchema, path: string[], folders: MediaFolders, required: boolean) {
  const { items = {}, minItems, maxItems } = schema;
  const common = { widget: 'list', collapsed: true, min: minItems, max: maxItems };
  // Words: typed into one line, with commas between them.
  if (items.kind === 'keyword' || items.kind === 'language') return { ...common, collapsed: undefined };
  if (items.type === 'object') {
    const fields = objectFields(items, path, folders, required);
    const named = fields.find(({ name }) => ['question', 'title', 'name', 'label'].includes(name));
    return { ...common, label_singular: items.title, fields, ...(named && { summary: `{{fields.${named.name}}}` }) };
  }
  if (items.kind === 'choice') return { widget: 'select', multiple: true, options: items.enum };
  const field = cmsField('item', items, path, folders, required);
  return { ...common, label_singular: items.title, field, summary: '{{fields.item}}' };
}

/** The length of a text without tokens: a token is longer than the fact it stands for. */
function lengthPattern({ minLength = 0, maxLength }: FieldSchema): Pick<CmsField, 'pattern'> {
  if (maxLength === undefined) return {};
  const words = minLength > 1 ? `De ${minLength} à ${maxLength} signes.` : `${maxLength} signes au plus.`;
  return { pattern: [String.raw`\{\{|^[\s\S]{${minLength},${maxLength}}\s*$`, words] };
}
