import { z } from 'zod';
import { type ContentType, contentTypes } from './content-types';

export const schemaFolder = 'content/.schemas';

/** The name of the schema of a content type: `HowItWorks` → `how-it-works.json`. */
export function schemaFileName(type: ContentType): string {
  return `${type.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.json`;
}

/** The JSON Schemas of all content types, as texts by file name. By them, text editors complete keys and underline errors. */
export function writeJsonSchemas(): Record<string, string> {
  return Object.fromEntries(
    (Object.keys(contentTypes) as ContentType[]).map((type) => [
      schemaFileName(type),
      `${JSON.stringify(toJsonSchema(contentTypes[type].schema), null, 2)}\n`,
    ]),
  );
}

/** The JSON Schema of a field. */
export function toJsonSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      const { title, description, examples, ...siteKeys } = z.globalRegistry.get(zodSchema) ?? {};
      const { minLength, maxLength } = jsonSchema;
      // Text editors warn of keys that JSON Schema does not know.
      for (const key of [...Object.keys(siteKeys), 'minLength', 'maxLength']) delete jsonSchema[key];
      if (minLength === undefined && maxLength === undefined) return;
      // Only a text without tokens can be measured before they are replaced.
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      Object.assign(jsonSchema, { if: { not: { pattern: '\\{\\{' } }, then: { minLength, maxLength } });
    },
  });
}
