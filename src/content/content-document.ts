import type { z } from 'zod';
import type { ContentType, dataSchemas } from '../schema/content-types';
import type { FactKey } from '../schema/fact-keys';
import type { FieldMeta } from '../schema/fields';
import type { Path } from '../schema/walk-fields';
import { type Diagnostic, type Position, startOfFile } from './diagnostic';
import type { YamlSource } from './read-yaml';
import type { SourceText } from './source-text';

/** A content file, by its path from `content/`, and what its name says about it. */
export type FileIdentity = { type: ContentType; file: string; lang: string };

/** A valid content file, as pages take it: tokens replaced, plain texts typeset. */
export type ContentDocument = {
  [Type in ContentType]: FileIdentity & { type: Type; data: z.output<(typeof dataSchemas)[Type]> };
}[ContentType];

/** A text that visitors read. */
export type VisibleText = {
  /** The path of its field; empty in the body of a Markdown file. */
  path: Path;
  field: FieldMeta;
  /** As the file has it, with tokens. */
  rawText: string;
  /** In the body of a legal document: the id of its section. */
  section?: string;
  /** The position in the file of a part of `rawText`. */
  positionAt(offset: number, length: number): Position;
};

/** The address in a link. `href` has its tokens replaced, `rawHref` is as the file has it; in Markdown, `rawHref` is empty. */
type LinkUse = { href: string; rawHref: string; position: Position };
export type ImageUse = { field: FieldMeta; src: string; position: Position };

/** A content file as it was read, valid or not. Readers fill it, rules look at it and report to it. */
export type RawDocument = FileIdentity & {
  /** Tokens replaced, not validated; `undefined` if the file could not be read. */
  value: unknown;
  /** `undefined` if the file has diagnostics. */
  validDocument: ContentDocument | undefined;
  texts: VisibleText[];
  links: LinkUse[];
  images: ImageUse[];
  /** The names of all tokens in the file. */
  tokens: string[];
  /** An archived version of a legal document keeps the words and the facts of its day. */
  isArchived: boolean;
  /** The facts that the document needs and nobody has given yet. If there are any, the document is a draft. */
  missingFacts: readonly FactKey[];
  diagnostics: Diagnostic[];
  positionOf(path: Path): Position;
  /** Adds a diagnostic. */
  report(position: Position, message: string): void;
  /** Adds a diagnostic at the value of a field. */
  reportAt(path: Path, message: string): void;
};

/** A document with nothing in it but the diagnostics of its YAML. Without YAML, all fields are at the start of the file. */
export function emptyDocument(identity: FileIdentity, source: SourceText, yaml?: YamlSource): RawDocument {
  const diagnostics = [...(yaml?.diagnostics ?? [])];
  const positionOf = (path: Path) => (yaml ? source.positionAt(yaml.valueAt(path).start) : startOfFile);
  const report = (position: Position, message: string) =>
    void diagnostics.push({ file: source.file, ...position, message });
  return {
    ...identity,
    value: undefined,
    validDocument: undefined,
    texts: [],
    links: [],
    images: [],
    tokens: [],
    isArchived: false,
    missingFacts: [],
    diagnostics,
    positionOf,
    report,
    reportAt: (path, message) => report(positionOf(path), message),
  };
}
