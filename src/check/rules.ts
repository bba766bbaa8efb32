import type { Diagnostic } from '../content/diagnostic';
import type { LoadedContent } from '../content/read-content';
import { archivedVersions } from './archived-versions';
import { bannedWords } from './banned-words';
import { draftText } from './draft-text';
import { drawings } from './drawings';
import { exclamationMarks } from './exclamation-marks';
import { factsWrittenOut } from './facts-written-out';
import { images } from './images';
import { knownFiles } from './known-files';
import { legalSections } from './legal-sections';
import { linkTargets } from './link-targets';
import { plainText } from './plain-text';
import { requiredDocuments } from './required-documents';
import type { Rule } from './rule';
import { searchQuestions } from './search-questions';
import { ratingScore, ratingSource, trialTerms, unknownLanguages } from './trial-and-rating';
import { uniqueIds } from './unique-ids';

/** Rules on files and their parts. */
const rules: Rule[] = [knownFiles, images, drawings, legalSections, draftText, plainText];

/** Rules on how things are said today; archived versions keep the words of their day. */
const wordRules: Rule[] = [
  bannedWords,
  trialTerms,
  ratingScore,
  ratingSource,
  unknownLanguages,
  exclamationMarks,
  factsWrittenOut,
];

/** Rules on what files say of each other: while one cannot be read, what they report may follow from that. */
const rulesAcrossFiles: Rule[] = [uniqueIds, searchQuestions, linkTargets, requiredDocuments, archivedVersions];

/** What is wrong across the fields and the files of the content. */
export async function applyRules(content: LoadedContent): Promise<Diagnostic[]> {
  const { loaded } = content;
  const current = { ...content, loaded: loaded.filter(({ isArchived }) => !isArchived) };
  const isReadable = loaded.every(({ value }) => value !== undefined);
  const found = await Promise.all([
    ...rules.map((rule) => rule(content)),
    ...wordRules.map((rule) => rule(current)),
    ...(isReadable ? rulesAcrossFiles : []).map((rule) => rule(content)),
  ]);
  return found.flat();
}
