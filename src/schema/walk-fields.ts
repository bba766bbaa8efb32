import { z } from 'zod';
import type { FieldMeta } from './fields';

export type Path = (string | number)[];

/**
 * Copies content, with each field replaced by the result of `visit`. The content need not be valid: keys that the schema
 * does not have stay as they are.
 */
export function mapFields(
  schema: z.core.$ZodType,
  value: unknown,
  visit: (value: unknown, field: FieldMeta, path: Path, isOptional: boolean) => unknown,
  path: Path = [],
  isOptional = false,
): unknown {
  const field = z.globalRegistry.get(schema) ?? {};
  if (field.kind) return visit(value, field, path, isOptional);
  if (schema instanceof z.ZodOptional) return mapFields(schema.unwrap(), value, visit, path, true);
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((entry, index) => mapFields(schema.element, entry, visit, [...path, index]));
  }
  if (schema instanceof z.ZodObject && isRecord(value)) {
    const entries = Object.entries(value).map(([key, entry]) => {
      const inner = schema.shape[key];
      return [key, inner ? mapFields(inner, entry, visit, [...path, key]) : entry];
    });
    return Object.fromEntries(entries);
  }
  return value;
}

/** The schema of the value at a path; undefined for a path that the schema does not know. */
export function schemaAt(schema: z.core.$ZodType, path: Path): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodOptional) return schemaAt(schema.unwrap(), path);
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  if (schema instanceof z.ZodArray) return schemaAt(schema.element, rest);
  const inner = schema instanceof z.ZodObject ? schema.shape[key] : undefined;
  return inner && schemaAt(inner, rest);
}

/** The keys that content of a schema may have. */
export function keysOf(schema: z.core.$ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** The value at a path; `undefined` if there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, key) => (isRecord(inner) || Array.isArray(inner) ? Reflect.get(inner, key) : undefined),
    value,
  );
}

/** True for an object with keys, false for a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
