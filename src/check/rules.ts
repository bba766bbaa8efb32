import type { Diagnostic } from '../content/diagnostic';
import type { LoadedContent } from '../content/read-content';
import { formerVersions } from './archived-versions';
import { bannedWords } from './banned-words';
import { leftovers } from './draft-text';
import { drawings } from './drawings';
import { exclamationMarks } from './exclamation-marks';
import { factsWrittenOut } from './facts-written-out';
import { images } from './images';
import { files } from './known-files';
import { legalSections } from './legal-sections';
import { links } from './link-targets';
import { plainText } from './plain-text';
import { ratingScore, ratingSource } from './rating-source';
import { legalFacts } from './required-documents';
import type { Rule } from './rule';
import { searchQuestions } from './search-questions';
import { trialTerms } from './trial-terms';
import { ids } from './unique-ids';

const rules: Rule[] = [
  files,
  ids,
  searchQuestions,
  links,
  images,
  drawings,
  legalFacts,
  legalSections,
  formerVersions,
  leftovers,
  plainText,
];

/** How things are said here today; a former version keeps the words of its day. */
const wordRules: Rule[] = [bannedWords, trialTerms, ratingScore, ratingSource, exclamationMarks, factsWrittenOut];

/** What is wrong across the fields and the files of the content. */
export function applyRules(content: LoadedContent): Diagnostic[] {
  const ofToday = { ...content, loaded: content.loaded.filter(({ former }) => !former) };
  return [...rules.flatMap((rule) => rule(content)), ...wordRules.flatMap((rule) => rule(ofToday))];
}
