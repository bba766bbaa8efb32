import type { AsPlainObject } from 'minisearch';

/** A question of the help page, by its id. */
export type QuestionEntry = { id: string };

/** A heading of a legal document. `document`: whose it is, if it is not the document's own. */
export type SectionEntry = { to: string; title: string; document: string | null; lang: string };

/** What a browser downloads to search one language: made at build time, read by `createSearch`. */
export type SearchData = {
  index: AsPlainObject;
  /** What the index's numbers stand for: first the questions, then the sections. */
  questions: QuestionEntry[];
  sections: SectionEntry[];
  ignored: string[];
};
