import { type ContentType, contentTypes } from '../content-types';
import type { Diagnostic } from '../diagnostic';
import type { ContentDocument, LoadedDocument } from '../document';
import { isRecord, mapFields, type Path, valueAt } from '../field-walk';
import { explainIssues } from '../issues';
import type { FieldMeta } from '../schema/fields';
import { type Facts, legalFactKeys } from '../schema/site';
import type { SourceText } from '../source';
import { typesetMarkdown } from '../text/typeset-markdown';
import { typeset } from '../text/typography';
import { FieldReader } from './field-reader';
import { findInvisible } from './invisible-signs';
import { findMisread } from './misread-letters';
import type { YamlSource } from './yaml-source';

/** A content file and what its name says about it. */
export type FileIdentity = {
  type: ContentType;
  /** Path from `content/`. */
  file: string;
  /** The language by the name of the file. */
  lang: string;
};

/** Reads what is written in YAML: in a YAML file or in the head of a Markdown file. */
export function readFields(
  identity: FileIdentity,
  source: SourceText,
  yaml: YamlSource,
  facts: Partial<Facts>,
): LoadedDocument {
  const loaded = emptyDocument(identity, source, yaml);
  if (yaml.diagnostics.length > 0) return loaded;
  const { schema } = contentTypes[identity.type];
  if (yaml.value === null) {
    loaded.diagnostics.push(
      loaded.diagnosticAt([], 'The file is empty. Write its content, or bring back the former version of the file.'),
    );
    return loaded;
  }

  if (identity.type === 'LegalDocument') loaded.missing = missingFacts(yaml.value, facts);
  const reader = new FieldReader(loaded, source, yaml, facts);
  loaded.value = mapFields(schema, yaml.value, (value, field, path) => reader.read(value, field, path));

  const parsed = schema.safeParse(loaded.value);
  if (parsed.success) {
    const data = mapFields(schema, parsed.data, (value, field) => typesetField(value, field, identity.lang));
    // The schema belongs to the type, which TypeScript cannot follow through the table.
    loaded.document = { ...identity, data } as ContentDocument;
  } else {
    const writtenAt = (path: Path) => {
      const { start, end } = yaml.valueAt(path);
      return source.text.slice(start, end);
    };
    for (const { path, on, message } of explainIssues(parsed.error.issues, schema, loaded.value, writtenAt)) {
      // Of a key with an invisible sign, the sign is reported: what it resembles looks the same.
      if (reader.hasFault(path) || findInvisible(String(path.at(-1)))) continue;
      const { start } = on === 'key' ? yaml.keyAt(path) : yaml.valueAt(path);
      const isEmpty = valueAt(loaded.value, path) === null;
      const comment = isEmpty ? yaml.commentAfter(path)?.trim() : undefined;
      loaded.diagnostics.push({
        file: source.file,
        ...source.positionAt(start),
        message: comment
          ? `${message.split('. ')[0]}: what follows # is a comment. Put the value in double quotes: "#${comment}".`
          : message,
      });
    }
  }
  if (loaded.diagnostics.length > 0) loaded.document = undefined;
  return loaded;
}

/** The facts that a file names after `needs:` and that have no value yet. */
function missingFacts(value: unknown, facts: Partial<Facts>): LoadedDocument['missing'] {
  const needs: unknown[] = isRecord(value) && Array.isArray(value.needs) ? value.needs : [];
  return legalFactKeys.filter((key) => needs.includes(key) && facts[key] === undefined);
}

function typesetField(value: unknown, field: FieldMeta, lang: string): unknown {
  if (typeof value !== 'string') return value;
  if (field.kind === 'text') return typeset(value, lang);
  return field.kind === 'prose' ? typesetMarkdown(value, lang) : value;
}

/** A document of which nothing is known but the faults of its syntax. */
export function emptyDocument(identity: FileIdentity, source: SourceText, yaml: YamlSource): LoadedDocument {
  return {
    ...identity,
    value: undefined,
    document: undefined,
    passages: [],
    links: [],
    images: [],
    tokens: [],
    missing: [],
    diagnostics: [...yaml.diagnostics, ...oddSigns(source)],
    diagnosticAt: (path, message) => ({ file: source.file, ...source.positionAt(yaml.valueAt(path).start), message }),
  };
}

/** The private signs from U+F000 on are those of a word processor's symbol fonts: bullets, nearly always. */
function remedyFor(code: string): string {
  return /^U\+F0/.test(code)
    ? 'If it is a word processor’s bullet, begin each entry with "- " instead, with an empty line above the first; else remove it.'
    : 'Remove it.';
}

/** What stands in a file though nobody wrote it: letters of a wrong encoding and invisible signs, the first of each. */
function oddSigns(source: SourceText): Diagnostic[] {
  const misread = findMisread(source.text);
  // Half of a misread letter may be a control character.
  const invisible = findInvisible(misread ? source.text.slice(0, misread.offset) : source.text);
  const faults = [
    misread,
    invisible && {
      ...invisible,
      message: `The invisible sign ${invisible.code} stands here. ${remedyFor(invisible.code)}`,
    },
  ];
  return faults.flatMap((fault) =>
    fault ? [{ file: source.file, ...source.positionAt(fault.offset), message: fault.message }] : [],
  );
}
