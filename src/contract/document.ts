import type { z } from 'zod';
import type { ContentType, dataSchemas } from './content-types';
import type { Diagnostic, Position } from './diagnostic';
import type { Path } from './reading/field-walk';
import type { FieldMeta } from './schema/fields';

/** A content file without faults: tokens replaced, typography applied. */
export type ContentDocument = {
  [Type in ContentType]: {
    type: Type;
    /** Path from `content/`. */
    file: string;
    lang: string;
    data: z.output<(typeof dataSchemas)[Type]>;
  };
}[ContentType];

/** Something that visitors read, as it was written (tokens replaced, not yet typeset). */
export type Passage = {
  /** The field it stands in; empty in the body of a Markdown file. */
  path: Path;
  field: FieldMeta;
  text: string;
  /** The same with its tokens. */
  written: string;
  /** Where words of the text stand in the file; `nth` counts from 0 among the same words. */
  find(words: string, nth?: number): Position;
};

export type LinkUse = { path: Path; url: string; written: string; position: Position };
export type ImageUse = { path: Path; field: FieldMeta; src: string; position: Position };

/** A content file as read, whether or not it has faults: what the rules look at. */
export type LoadedDocument = {
  type: ContentType;
  /** Path from `content/`. */
  file: string;
  lang: string;
  /** Tokens replaced, nothing checked. */
  value: unknown;
  /** Undefined as long as the file has faults of its own. */
  document: ContentDocument | undefined;
  passages: Passage[];
  links: LinkUse[];
  images: ImageUse[];
  tokens: string[];
  /** The faults of this file alone. */
  diagnostics: Diagnostic[];
  diagnosticAt(path: Path, message: string): Diagnostic;
};
