import { z } from 'zod';
import { type ContentType, contentTypes } from './content-types';

export const schemaFolder = 'content/.schemas';

/** The name of the schema of a content type: `HowItWorks` → `how-it-works.json`. */
export function schemaFileName(type: ContentType): string {
  return `${type.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.json`;
}

/** The JSON Schema of every content type, as text by file name, for editors that complete and underline as one types. */
export function writeJsonSchemas(): Record<string, string> {
  return Object.fromEntries(
    (Object.keys(contentTypes) as ContentType[]).map((type) => [
      schemaFileName(type),
      `${JSON.stringify(toJsonSchema(contentTypes[type].schema), null, 2)}\n`,
    ]),
  );
}

/** What a field says to this site alone. */
const ownKeys = 'kind placeholders minWidth minAspect maxAspect exactSize formats inPieces mayBeEmpty typeName'.split(
  ' ',
);

function toJsonSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    override: ({ jsonSchema }) => {
      const { minLength, maxLength } = jsonSchema;
      for (const key of [...ownKeys, 'minLength', 'maxLength'] as const) delete jsonSchema[key];
      if (minLength === undefined && maxLength === undefined) return;
      // A token is longer than the fact it stands for: only a text without tokens can be measured as written.
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      Object.assign(jsonSchema, { if: { not: { pattern: '\\{\\{' } }, then: { minLength, maxLength } });
    },
  });
}
