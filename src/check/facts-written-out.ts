import type { FactKey } from '../content/tokens';
import { ruleMessages as say } from './messages';
import { escaped, findAll, inPassages, type Rule } from './rule';

/** The facts that cannot be mistaken for anything else when they are written out. */
const recognisable = ['name', 'supportEmail', 'siteUrl', 'appStoreUrl'] as const satisfies FactKey[];

/** A fact stands in site.yaml only; elsewhere as a token, so that it changes everywhere at once. */
export const factsWrittenOut: Rule = ({ loaded, facts }) => {
  const documents = loaded.filter(({ type }) => type !== 'SiteFacts');
  return recognisable.flatMap((key) => {
    const fact = facts[key];
    if (!fact) return [];
    // A link to this site does without the site's address: see `links`.
    const before = key === 'siteUrl' ? '(?<!\\]\\(|<)' : '';
    const pattern = new RegExp(`${before}(?<![\\p{L}\\d])${escaped(fact)}(?![\\p{L}\\d])`, 'gu');
    const message = say.factWrittenOut(fact, key);
    const inLinks = documents.flatMap((document) =>
      document.links
        .filter(({ written }) => key !== 'siteUrl' && findAll(pattern, written).length > 0)
        .map(({ position }) => document.diagnostic(position, message)),
    );
    const inTexts = inPassages(documents, ({ written }) =>
      findAll(pattern, written).map((found) => ({ ...found, message })),
    );
    return [...inTexts, ...inLinks];
  });
};
