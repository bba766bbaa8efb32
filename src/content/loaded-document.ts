import type { z } from 'zod';
import type { ContentType, dataSchemas } from '../schema/content-types';
import type { FieldMeta } from '../schema/fields';
import type { Path } from '../schema/walk-fields';
import type { Diagnostic, Position } from './diagnostic';
import type { FactKey } from './tokens';

/** A content file, by its path from `content/`, and what its name says about it. */
export type FileIdentity = { type: ContentType; file: string; lang: string };

/** A content file that is valid by itself: tokens replaced, plain texts typeset. */
export type ContentDocument = {
  [Type in ContentType]: FileIdentity & { type: Type; data: z.output<(typeof dataSchemas)[Type]> };
}[ContentType];

/** A text that visitors read, as it was written, with its tokens. */
export type Passage = {
  /** The field it stands in; empty in the body of a Markdown file. */
  path: Path;
  field: FieldMeta;
  written: string;
  /** In the body of a legal document: the id of its section. */
  section?: string;
  /** Where words of the text stand in the file; `nth` counts from 0 among the same words. */
  find(words: string, nth?: number): Position;
};

/** `url` has its tokens replaced. */
export type LinkUse = { url: string; written: string; position: Position };
export type ImageUse = { field: FieldMeta; src: string; position: Position };

/** A content file as it was read, valid or not: what the rules look at. */
export type LoadedDocument = FileIdentity & {
  /** Tokens replaced, not validated; `undefined` if the file could not be read. */
  value: unknown;
  /** `undefined` as long as the file has diagnostics of its own. */
  document: ContentDocument | undefined;
  passages: Passage[];
  links: LinkUse[];
  images: ImageUse[];
  tokens: string[];
  /** An archived version of a legal document keeps the words and the facts of its day. */
  isArchived: boolean;
  /** The facts that the document needs and nobody has given yet: as long as there are any, it is a draft. */
  missingFacts: readonly FactKey[];
  diagnostics: Diagnostic[];
  diagnostic(position: Position, message: string): Diagnostic;
  /** The same, at the value of a field. */
  diagnosticAt(path: Path, message: string): Diagnostic;
};
