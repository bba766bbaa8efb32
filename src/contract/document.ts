import type { z } from 'zod';
import type { ContentType, contentTypes } from './content-types';
import type { Position, Problem } from './problem';
import type { Path } from './reading/field-walk';
import type { FieldMeta } from './schema/fields';
import type { legalFrontmatter } from './schema/legal-document';

/** A heading of a legal document and what stands below it. */
export type LegalSection = {
  /** Address of the section (`/terms#litiges`), unique in the document. */
  id: string;
  depth: 2 | 3;
  title: string;
  /** Markdown between this heading and the next. */
  body: string;
};

export type LegalData = z.output<typeof legalFrontmatter> & {
  /** `updated` and `effective` in words: « 15 juin 2025 ». */
  updatedText: string;
  effectiveText?: string;
  /** Markdown before the first heading. */
  intro: string;
  sections: LegalSection[];
};

type DataByType = {
  [Type in ContentType]: z.output<(typeof contentTypes)[Type]['schema']>;
} & {
  LegalDocument: LegalData;
};

/** A content file without faults: tokens replaced, typography applied. */
export type ContentDocument = {
  [Type in ContentType]: {
    type: Type;
    /** Path from `content/`. */
    file: string;
    lang: string;
    data: DataByType[Type];
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
  problems: Problem[];
  problemAt(path: Path, message: string): Problem;
};
