import { isRecord } from '../field-walk';
import { legalFactKeys } from '../schema/legal-facts';
import { legalFactDuties } from './legal-fact-duties';
import { filesOf, isExempt, type Source, siteFile } from './source';
import type { Task } from './task';

/** Code de la consommation: nothing that is shown may mislead. */
const misleading = 'Code de la consommation, articles L121-2 and L121-4';

/** What asks for a fact of its own. */
const sampleRules: Partial<Record<string, string>> = {
  supportEmail: 'LCEN (law 2004-575), article 19: an e-mail address that reaches the publisher',
  securityContact: 'RFC 9116, section 2.5.3',
};

/** Values that nobody has confirmed. */
export function sampleTasks(source: Source): Task[] {
  return filesOf(source, 'SiteFacts').flatMap(({ file, data }) =>
    Object.entries(data as object)
      .filter(([, fact]) => isRecord(fact) && fact.sample === true)
      .map(([key, fact]) => ({
        level: 'must' as const,
        what: `${key} is a sample (${fact.value})`,
        rule: sampleRules[key] ?? misleading,
        todo: 'Write the real value, then "sample: false".',
        file,
        key,
      })),
  );
}

/** What the law asks for and nobody has given. */
export function missingFactTasks(source: Source): Task[] {
  return legalFactKeys
    .filter((key) => !source.facts[key] && !isExempt(source, legalFactDuties[key].exemption?.key))
    .map((key) => {
      const { what, rule, page, exemption, hint } = legalFactDuties[key];
      const instead = exemption && ` Or, for ${exemption.who}, the reason after "exemptions:", "${exemption.key}:".`;
      return {
        level: 'must',
        what: `Not given yet: ${what}`,
        rule,
        todo: `Write it after "${key}:"; the token {{${key}}} shows it on ${page}.${instead ?? ''}${hint ? ` ${hint}` : ''}`,
        file: siteFile(source),
        key,
      };
    });
}

/** Figures that are claimed without evidence. */
export function evidenceTasks(source: Source): Task[] {
  const { accuracyMin, accuracyMax, rating, accuracyEvidence, ratingEvidence } = source.facts;
  const evidence = [
    {
      key: 'accuracyEvidence',
      isGiven: accuracyEvidence,
      what: `The accuracy of ${accuracyMin} to ${accuracyMax} % has no evidence`,
      todo: 'Write where the study lies, its date and how it was made.',
    },
    {
      key: 'ratingEvidence',
      isGiven: ratingEvidence,
      what: `The rating of ${rating} has no evidence`,
      todo: 'Write where the ratings lie, how many there are, of whom, and when they were given.',
    },
  ];
  return evidence
    .filter(({ isGiven }) => !isGiven)
    .map(({ key, what, todo }) => ({
      level: 'must',
      what,
      rule: `${misleading}: the DGCCRF may ask for evidence of every figure`,
      todo: `${todo} It is shown nowhere.`,
      file: siteFile(source),
      key,
    }));
}
