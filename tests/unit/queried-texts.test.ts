import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type FieldNode, Kind, parse, type SelectionSetNode } from 'graphql';
import { z } from 'zod';
import { type ContentType, contentTypes } from '../../src/content/content-types';

/** An editor writes no text that no page asks for. */

/** What needs no query: facts stand in the content as tokens, the search's index is made of support/search, and the check reads the words to avoid. */
const withoutQuery: ContentType[] = ['SiteFacts', 'Search'];

const withoutPage: Partial<Record<ContentType, string[]>> = {};

const definitions = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .flatMap((file) => [...readFileSync(path.join('src', file), 'utf8').matchAll(/graphql`([^`]*)`/g)])
  .flatMap(([, text = '']) => parse(text).definitions);

const fragments = new Map(
  definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])),
);

const pageTypes = (Object.keys(contentTypes) as ContentType[]).filter((type) => !withoutQuery.includes(type));

test.each(pageTypes)('%s: each text is in a query', (type) => {
  const queried = new Set(selectionsOf(type).flatMap((selection) => pathsIn(selection)));
  const texts = textsIn(contentTypes[type].schema).filter((text) => !withoutPage[type]?.includes(text));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => !queried.has(text))).toEqual([]);
});

/** What queries ask of one node of a type. */
function selectionsOf(type: ContentType): SelectionSetNode[] {
  const field = type[0]?.toLowerCase() + type.slice(1);
  return definitions.flatMap((definition) => {
    if (!('selectionSet' in definition)) return [];
    return fieldsIn(definition.selectionSet).flatMap(({ name, selectionSet }) => {
      if (!selectionSet) return [];
      if (name.value === field) return [selectionSet];
      const nodes = name.value === `all${type}` ? fieldsIn(selectionSet) : [];
      return nodes.flatMap((one) => one.selectionSet ?? []);
    });
  });
}

/** The paths of all fields in a selection, such as `items.title`. */
function pathsIn(selection: SelectionSetNode, prefix = ''): string[] {
  return fieldsIn(selection).flatMap(({ name, selectionSet }) => [
    prefix + name.value,
    ...(selectionSet ? pathsIn(selectionSet, `${prefix}${name.value}.`) : []),
  ]);
}

/** The fields of a selection, those of its fragments too. */
function fieldsIn({ selections }: SelectionSetNode): FieldNode[] {
  return selections.flatMap((one) => {
    if (one.kind === Kind.FIELD) return [one];
    const inner = one.kind === Kind.FRAGMENT_SPREAD ? fragments.get(one.name.value) : one;
    return inner ? fieldsIn(inner.selectionSet) : [];
  });
}

/** The paths of the texts that visitors read, lists being transparent. */
function textsIn(schema: z.core.$ZodType, at: string[] = []): string[] {
  const kind = z.globalRegistry.get(schema)?.kind;
  if (kind) return kind === 'text' || kind === 'prose' ? [at.join('.')] : [];
  if (schema instanceof z.ZodOptional) return textsIn(schema.unwrap(), at);
  if (schema instanceof z.ZodArray) return textsIn(schema.element, at);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([key, field]) => textsIn(field as z.core.$ZodType, [...at, key]));
}
