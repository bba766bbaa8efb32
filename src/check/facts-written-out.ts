import { escaped } from '../content/source-text';
import type { FactKey } from '../content/tokens';
import { ruleMessages as say } from './check-messages';
import { findAll, inPassages, type Rule } from './rule';

/** The facts that cannot be mistaken for anything else. */
const recognisable = ['name', 'supportEmail', 'siteUrl', 'appStoreUrl'] as const satisfies FactKey[];

/** A fact stands in site.yaml only; elsewhere as a token, so that it changes everywhere at once. */
export const factsWrittenOut: Rule = ({ loaded, facts }) => {
  const documents = loaded.filter(({ type }) => type !== 'SiteFacts');
  return recognisable.flatMap((key) => {
    const fact = facts[key];
    if (!fact) return [];
    const pattern = new RegExp(`(?<![\\p{L}\\d])${escaped(fact)}(?![\\p{L}\\d])`, 'gu');
    const message = say.factWrittenOut(fact, key);
    const inLinks = documents.flatMap((document) =>
      document.links
        .filter(({ written }) => written.search(pattern) >= 0)
        .map(({ position }) => document.diagnostic(position, message)),
    );
    const inTexts = inPassages(documents, (passage, document) =>
      findAll(pattern, passage).map(({ position }) => document.diagnostic(position, message)),
    );
    return [...inTexts, ...inLinks];
  });
};
