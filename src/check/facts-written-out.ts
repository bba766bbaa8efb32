import { escaped } from '../content/source-text';
import { formatFact } from '../content/tokens';
import type { FactKey } from '../schema/fact-keys';
import { ruleMessages } from './check-messages';
import { findAll, findWords, type Rule } from './rule';

/** The facts that cannot be mistaken for other words. */
const recognisable = ['name', 'supportEmail', 'siteUrl', 'appStoreUrl'] as const satisfies FactKey[];

/**
 * What follows numbers that are facts, in French, English and Spanish without accents. Laws give 14 and 30 days too, Apple
 * gives 24 hours, and a rating without decimals may count anything.
 */
const units: Partial<Record<FactKey, string>> = {
  trialDays: '(?<!(?:14|30).?)(?:jours?|days?|dias?)',
  foodMillions: 'millions?|millon(?:es)?',
  accuracyMin: '(?:(?:[-–]|a|to)\\s?\\d+\\s?)?%',
  accuracyMax: '%',
  rating: '(?<=[.,]\\d)(?!\\s?(?:k?g|mg|m?l|cl|km|cm|%|€))',
  minimumAge: 'ans|years?|anos',
  liabilityCapUsd: 'usd|dollars|dolares',
};

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
  for (const [key, unit] of Object.entries(units) as [FactKey, string][]) {
    const fact = facts[key];
    if (fact === undefined) continue;
    for (const document of others) {
      const pattern = `${escaped(formatFact(key, fact, document.lang))}[\\s-]?(?:${unit})`;
      for (const { words, report } of findWords([document], pattern)) report(ruleMessages.numberWrittenOut(words, key));
    }
  }
};
