import type { Diagnostic } from '../diagnostic';
import { bannedWords } from './banned-words';
import { exclamationMarks } from './exclamation-marks';
import { factsWrittenOut } from './facts-written-out';
import { files } from './files';
import { formerVersions } from './former-versions';
import { ids } from './ids';
import { images } from './images';
import { leftovers } from './leftovers';
import { legalFacts } from './legal-facts';
import { legalSections } from './legal-sections';
import { links } from './links';
import { plainText } from './plain-text';
import { ratingScore, ratingSource } from './rating-source';
import type { Content, Rule } from './rule';
import { searchQuestions } from './search-questions';
import { drawings } from './svg';
import { trialTerms } from './trial-terms';

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
export function applyRules(content: Content): Diagnostic[] {
  const ofToday = { ...content, loaded: content.loaded.filter(({ former }) => !former) };
  return [...rules.flatMap((rule) => rule(content)), ...wordRules.flatMap((rule) => rule(ofToday))];
}
