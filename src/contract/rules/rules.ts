import { exclamationMarks } from './exclamation-marks';
import { factsWrittenOut, unusedFacts } from './facts';
import { files, translations } from './files';
import { contactBlocks, entryIds, pagePaths, sameQuestions } from './identifiers';
import { images } from './images';
import { legalNotice } from './legal-notice';
import { links } from './links';
import { landmarkNames, visibleNames } from './names';
import { placeholders } from './placeholders';
import { plainTexts } from './plain-text';
import { legalFacts } from './required-facts';
import type { Content, Rule } from './rule';
import { stars } from './stars';
import { banned, freeTrialTerms, ratingSource, weightPromises } from './words';

const rules: Rule[] = [
  files,
  translations,
  pagePaths,
  entryIds,
  sameQuestions,
  contactBlocks,
  links,
  images,
  legalNotice,
  legalFacts,
  stars,
  unusedFacts,
  factsWrittenOut,
  placeholders,
  plainTexts,
  exclamationMarks,
  banned,
  weightPromises,
  freeTrialTerms,
  ratingSource,
  visibleNames,
  landmarkNames,
];

/** What is wrong across the fields and the files of the content. */
export function applyRules(content: Content) {
  return rules.flatMap((rule) => rule(content));
}
