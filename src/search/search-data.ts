/** A question of the help page, by its id. */
export type QuestionEntry = { id: string };

/** A heading of a legal document. `document`: whose it is, if it is not the document's own. */
export type SectionEntry = { to: string; title: string; document: string | null; lang: string };

/** Phrases in stems, with commas between them, as `writePhrases` writes them. */
export type Phrases = string;

/** What a browser downloads to search one language: made at build time, read by `createSearch`. */
export type SearchData = {
  questions: {
    id: string;
    /** The question itself first, then its keywords. */
    asked: Phrases;
    /** The words of its answer, as one phrase. */
    answer: Phrases;
    /** The groups of synonyms that the question itself holds a word of. */
    groups: number[];
  }[];
  documents: {
    to: string;
    title: string;
    lang: string;
    groups: number[];
    /** The id of each section, its heading and its groups. */
    sections: [id: string, title: string, groups: number[]][];
  }[];
  groups: Phrases[];
  ignored: string;
};
