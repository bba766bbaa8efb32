import type { RawContent } from '../content/read-content';
import { bannedWords } from './banned-words';
import { draftText } from './draft-text';
import { drawings } from './drawings';
import { exclamationMarks } from './exclamation-marks';
import { factsWrittenOut } from './facts-written-out';
import { images } from './images';
import { knownFiles } from './known-files';
import { linkTargets } from './link-targets';
import { namedSections } from './named-sections';
import { hasNoPath } from './pages';
import { plainText } from './plain-text';
import { requiredDocuments } from './required-documents';
import type { Rule } from './rule';
import { searchQuestions } from './search-questions';
import { ratingScore, ratingSource, trialTerms } from './trial-and-rating';
import { uniqueIds } from './unique-ids';

/** Rules on files and their parts. */
const rules: Rule[] = [knownFiles, images, drawings, namedSections, draftText, plainText];

/** Rules on words. Archived versions are exempt: they keep the words of their day. */
const wordRules: Rule[] = [bannedWords, trialTerms, ratingScore, ratingSource, exclamationMarks, factsWrittenOut];

/** Rules that compare files. Skipped while a file is unreadable, or a page has no path: they would report consequences. */
const rulesAcrossFiles: Rule[] = [uniqueIds, searchQuestions, linkTargets, requiredDocuments];

/** Applies all rules, which report to the content and its documents. */
export async function applyRules(content: RawContent): Promise<void> {
  const { documents } = content;
  const current = documents.filter(({ value, isArchived }) => value !== undefined && !isArchived);
  for (const rule of rules) await rule(content);
  for (const rule of wordRules) await rule({ ...content, documents: current });
  const isWhole = documents.every((document) => document.value !== undefined && !hasNoPath(document));
  if (isWhole && documents.length > 0) for (const rule of rulesAcrossFiles) await rule(content);
}
