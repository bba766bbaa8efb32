import { parse } from 'yaml';
import { z } from 'zod';
import { type ContentType, contentTypes } from '../content/content-types';
import { isRecord, valueAt } from '../content/field-walk';
import { schemaFileName } from '../content/json-schemas';
import type { Facts } from '../content/schema/site';
import { plainLines, withoutEmptyEdges } from '../content/source';
import { findHead, headOf } from '../content/text/markdown';
import { rewriteYaml, writeYaml } from './rewrite-yaml';

/**
 * How the CMS reads and writes content files. What it reads holds the file's text beside the values, in a
 * key that no field shows, so that writing can keep all that has not changed.
 */
type FileFormat = {
  fromFile(text: string): Record<string, unknown>;
  toFile(data: Record<string, unknown>): string;
};

const sourceKey = '__source';

export const yamlFormat: FileFormat = {
  fromFile(text) {
    const source = plainLines(text);
    return { ...parse(source), [sourceKey]: source };
  },
  toFile({ [sourceKey]: source, ...data }) {
    if (typeof source !== 'string') return writeYaml(data);
    const type = typeOfFile(source);
    return rewriteYaml(source, type ? withoutEmpty(contentTypes[type].schema, data, parse(source)) : data);
  },
};

export const markdownFormat: FileFormat = {
  fromFile(text) {
    const source = plainLines(text);
    const body = withoutEmptyEdges(source.slice(findHead(source)?.body));
    return { ...parse(headOf(source)), body, [sourceKey]: source };
  },
  toFile({ [sourceKey]: source = '', body = '', ...data }) {
    const yaml = headOf(String(source));
    const values = withoutEmpty(contentTypes.LegalDocument.schema, data, parse(yaml));
    return `---\n${yaml ? rewriteYaml(yaml, values) : writeYaml(values)}---\n\n${withoutEmptyEdges(String(body))}\n`;
  },
};

/** The same, for legal documents. */
export const legalFormat = (facts: Partial<Facts>): FileFormat => ({
  fromFile: markdownFormat.fromFile,
  toFile: (data) => markdownFormat.toFile(data),
});

/** The type that the first line of a YAML file names. */
function typeOfFile(source: string): ContentType | undefined {
  const [firstLine = ''] = source.split('\n');
  return (Object.keys(contentTypes) as ContentType[]).find((type) => firstLine.endsWith(`/${schemaFileName(type)}`));
}

/**
 * What a field that may be absent holds once an editor has emptied it is nothing to write; nor is the "no" that
 * the CMS gives to a question which the file has not answered.
 */
function withoutEmpty(schema: z.core.$ZodType, value: unknown, former: unknown): unknown {
  if (schema instanceof z.ZodOptional) return withoutEmpty(schema.unwrap(), value, former);
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((one, index) => withoutEmpty(schema.element, one, valueAt(former, [index])));
  if (!(schema instanceof z.ZodObject) || !isRecord(value)) return value;
  const entries = Object.entries(value).flatMap(([key, entry]) => {
    const field = Object.hasOwn(schema.shape, key) && schema.shape[key];
    if (!field) return [[key, entry]];
    const before = valueAt(former, [key]);
    const kept = withoutEmpty(field, entry, before);
    const isUnanswered = kept === false && before === undefined;
    if (field instanceof z.ZodOptional && (isEmpty(kept) || isUnanswered)) return [];
    // An address that must be written even if there is none yet.
    return [[key, kept ?? '']];
  });
  return Object.fromEntries(entries);
}

function isEmpty(value: unknown): boolean {
  if (isRecord(value)) return Object.values(value).every(isEmpty);
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
