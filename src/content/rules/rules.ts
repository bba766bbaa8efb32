import type { Diagnostic } from '../diagnostic';
import { valueAt } from '../field-walk';
import { disclaimer } from './disclaimer';
import { drawings } from './drawings';
import { exclamationMarks } from './exclamation-marks';
import { dayOfDocuments, factsWrittenOut, unusedFacts } from './facts';
import { figuresWrittenOut } from './figures';
import { files, translations } from './files';
import { contactBlocks, entryIds, pagePaths } from './identifiers';
import { images } from './images';
import { leftovers } from './leftovers';
import { legalForm } from './legal-form';
import { legalSentences } from './legal-sentences';
import { legalSummaries } from './legal-summaries';
import { legalTitles } from './legal-titles';
import { links } from './links';
import { landmarkNames, visibleNames } from './names';
import { numbers } from './numbers';
import { placeholders } from './placeholders';
import { plainTexts } from './plain-text';
import { portraits } from './portraits';
import { legalFacts } from './required-facts';
import type { Content, Rule } from './rule';
import { searchQuestions } from './search-questions';
import { stars, starsScore } from './stars';
import { twins } from './twins';
import { untranslatedQuestions } from './untranslated-questions';
import { banned, freeTrialTerms, ratingSource, weightPromises } from './words';

const rules: Rule[] = [
  files,
  translations,
  pagePaths,
  entryIds,
  contactBlocks,
  searchQuestions,
  twins,
  links,
  images,
  legalForm,
  drawings,
  legalFacts,
  legalSentences,
  legalSummaries,
  legalTitles,
  stars,
  starsScore,
  unusedFacts,
  dayOfDocuments,
  placeholders,
  leftovers,
  plainTexts,
  visibleNames,
  landmarkNames,
];

/** How things are said here today. */
const wordRules: Rule[] = [
  factsWrittenOut,
  figuresWrittenOut,
  exclamationMarks,
  banned,
  disclaimer,
  weightPromises,
  freeTrialTerms,
  ratingSource,
];

/** What an editor is told of, though the site can be published as it is. */
const remarks = {
  translation: untranslatedQuestions,
  number: numbers,
  portrait: portraits,
} satisfies Record<string, Rule>;

/** Something that is worth a second look, and what it is about. */
export type Note = Diagnostic & { about: keyof typeof remarks };

/** What is wrong across the fields and the files of the content. */
export function applyRules(content: Content) {
  return [...rules.flatMap((rule) => rule(content)), ...wordRules.flatMap((rule) => rule(ofToday(content)))];
}

/** A former version keeps the words of its day. */
function ofToday(content: Content): Content {
  return { ...content, loaded: content.loaded.filter((one) => valueAt(one.value, ['former']) !== true) };
}

/** What is worth a note in content that can be published. */
export function findNotes(content: Content): Note[] {
  const subjects = Object.keys(remarks) as Note['about'][];
  return subjects.flatMap((about) => remarks[about](ofToday(content)).map((remark) => ({ ...remark, about })));
}
