import { readdirSync } from 'node:fs';
import { type Document, isMap, isSeq, type Node, parseDocument, type YAMLMap } from 'yaml';
import { z } from 'zod';
import { contentTypes } from '../../src/content/content-types';
import { mapFields, type Path, schemaAt } from '../../src/content/field-walk';
import { reloadContent } from '../../src/content/read';
import type { ContentFolder } from '../support/content-folder';

/** Changes the values of a YAML file. */
export const editYaml = (content: ContentFolder, file: string, change: (yaml: Document) => void): void => {
  const yaml = parseDocument(content.read(file));
  change(yaml);
  content.write(file, yaml.toString({ lineWidth: 0 }));
};

/** Sets values in a YAML file; each path is written with dots, as in `items.0.title`. */
export const setValues = (content: ContentFolder, file: string, values: Record<string, unknown>): void =>
  editYaml(content, file, (yaml) => {
    for (const [path, value] of Object.entries(values)) yaml.setIn(pathOf(path), value);
  });

const pathOf = (dotted: string): Path => dotted.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** The entries of a list in a YAML file. */
export const entriesAt = (yaml: Document, path: string): YAMLMap[] => {
  const list = yaml.getIn(pathOf(path));
  if (!isSeq(list)) throw new Error(`${path} is no list.`);
  return list.items.filter((item): item is YAMLMap => isMap(item as Node));
};

/** Changes the head and the text of a legal document. */
export const editDocument = (
  content: ContentFolder,
  file: string,
  change: (head: Document, body: string) => string | undefined,
): void => {
  const [, head = '', ...rest] = content.read(file).split(/^---$/m);
  const yaml = parseDocument(head);
  const body = rest.join('---');
  const changed = change(yaml, body) ?? body;
  content.write(file, `---\n${yaml.toString({ lineWidth: 0 })}---\n${changed}`);
};

/** The files of a kind, one for each language: `filesOf(content, 'support/faq')`. */
export const filesOf = (content: ContentFolder, name: string): string[] =>
  readdirSync(content.dir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.startsWith(`${name}.`));

/** The address of the help page in the language of a file. */
export const helpPageOf = (content: ContentFolder, file: string): string => {
  const lang = /\.([a-z]{2})\.yaml$/.exec(file)?.[1];
  return String(parseDocument(content.read(`support/support.${lang}.yaml`)).get('path'));
};

const filler = 'prune dorée, mirabelle mûre, quetsche du jardin et reine-claude au goûter, '.repeat(20);

/**
 * Makes every text of a YAML file as long as the schema allows: the text goes on with other words.
 * Lengths count as visitors see them, with the facts in the place of their tokens.
 */
export const lengthenTexts = (content: ContentFolder, file: string): void => {
  const document = reloadContent(content.dir).documents.find((one) => one.file === file);
  if (!document) throw new Error(`${file} has faults.`);
  const { schema } = contentTypes[document.type];
  editYaml(content, file, (yaml) => {
    mapFields(schema, document.data, (shown, { kind }, path) => {
      const field = schemaAt(schema, path);
      const room = field instanceof z.ZodString ? (field.maxLength ?? 0) - String(shown).length : 0;
      const words = filler.slice(0, Math.max(0, room - 1)).replace(/[^a-zé]*$/, '');
      if (kind === 'text' && words.length > 3) yaml.setIn(path, `${yaml.getIn(path)} ${words}`);
      return shown;
    });
  });
};
