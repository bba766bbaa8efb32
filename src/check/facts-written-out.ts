import { escaped } from '../content/source-text';
import type { FactKey } from '../schema/fact-keys';
import { ruleMessages } from './check-messages';
import { findAll, type Rule } from './rule';

/** The facts that cannot be mistaken for other words. */
const recognisable = ['name', 'supportEmail', 'siteUrl', 'appStoreUrl'] as const satisfies FactKey[];

/** A fact is written in site.yaml only; other files use its token, so that the fact changes everywhere at once. */
export const factsWrittenOut: Rule = ({ documents, facts }) => {
  const others = documents.filter(({ type }) => type !== 'SiteFacts');
  for (const key of recognisable) {
    const fact = facts[key];
    if (!fact) continue;
    const pattern = new RegExp(`(?<![\\p{L}\\d])${escaped(fact)}(?![\\p{L}\\d])`, 'gu');
    const message = ruleMessages.factWrittenOut(fact, key);
    for (const { report } of findAll(others, pattern)) report(message);
    for (const { links, report } of others)
      for (const { rawHref, position } of links) if (rawHref.search(pattern) >= 0) report(position, message);
  }
};
