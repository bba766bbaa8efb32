/** What ends with a full stop and no sentence: a single letter (« L. 221-18 »), « art. », « n. », "No." */
const abbreviation = /(?:^|[\s('’«])(?:\p{L}|art|al|cf|ex|no|chap|Mme|Dr|St|c\.-à-d|p\.\s?ex|e\.g|i\.e)\.\s*$/iu;

const segmenters = new Map<string, Intl.Segmenter>();

/** Kept, because making one takes longer than using it. */
function segmenterOf(lang: string): Intl.Segmenter {
  const segmenter = segmenters.get(lang) ?? new Intl.Segmenter(lang, { granularity: 'sentence' });
  segmenters.set(lang, segmenter);
  return segmenter;
}

/** The sentences of a paragraph without its marks (Unicode Annex 29), abbreviations not being their end. */
export function sentencesOf(text: string, lang: string): string[] {
  const sentences: string[] = [];
  // Markdown may break its lines anywhere; to Unicode, a line break ends a sentence.
  const line = text.replace(/\s+/g, ' ');
  for (const { segment } of segmenterOf(lang).segment(line)) {
    const previous = sentences.at(-1);
    if (previous !== undefined && abbreviation.test(previous)) sentences[sentences.length - 1] = previous + segment;
    else sentences.push(segment);
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => countWords(sentence) > 0);
}

/** The words of a sentence: what stands between spaces and holds a letter or a digit. */
export function countWords(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
