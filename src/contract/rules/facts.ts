import type { Diagnostic } from '../diagnostic';
import { isRecord } from '../reading/field-walk';
import { settingKeys } from '../schema/site';
import { type FactKey, factKeys } from '../tokens';
import type { Rule } from './rule';
import { exactWords } from './whole-words';

/** The facts that the pages, or those who run the site, use without a token in the content. */
const usedByCode: readonly FactKey[] = [
  'name',
  'siteUrl',
  'supportEmail',
  'appStoreUrl',
  'appStoreId',
  'rating',
  'ratingMax',
  'liveChatUrl',
  'forumUrl',
  ...settingKeys,
];

/** A fact that stands nowhere on the site is a fact that nobody keeps true. */
export const unusedFacts: Rule = ({ loaded }) => {
  const site = loaded.find(({ type }) => type === 'SiteFacts');
  // A file that cannot be read may use any fact.
  if (!site || loaded.some(({ value }) => value === undefined)) return [];
  const used = new Set<string>([...usedByCode, ...loaded.flatMap(({ tokens }) => tokens)]);
  return factKeys
    .filter((key) => !used.has(key) && isRecord(site.value) && key in site.value)
    .map((key) => site.diagnosticAt([key], `No content uses this fact. Write {{${key}}} where it belongs.`));
};

/** The facts that cannot be mistaken for anything else when they are written out. */
const recognisable = ['name', 'supportEmail', 'siteUrl', 'appStoreUrl'] as const satisfies FactKey[];

/** A fact stands in site.yaml only; elsewhere as a token, so that it changes everywhere at once. */
export const factsWrittenOut: Rule = ({ root, loaded, facts }) => {
  const documents = loaded.filter(({ type }) => type !== 'SiteFacts');
  return recognisable.flatMap((key) => {
    const fact = facts[key];
    if (!fact) return [];
    const message = `"${fact}" is written out. Write {{${key}}} instead.`;
    // A link to this site does without the site's address: see `links`.
    const spared = key === 'siteUrl' ? { inPassage: /(?:\]\(|<)$/, inLink: /^$/ } : undefined;
    return documents.flatMap(({ file, passages, links }): Diagnostic[] => [
      ...passages.flatMap((passage) =>
        placesOf(fact, passage.written, spared?.inPassage).map((nth) => ({
          file: `${root}/${file}`,
          ...passage.find(fact, nth),
          message,
        })),
      ),
      ...links
        .filter(({ written }) => placesOf(fact, written, spared?.inLink).length > 0)
        .map(({ position }) => ({ file: `${root}/${file}`, ...position, message })),
    ]);
  });
};

/** Where a fact stands in a text: how often the same letters stand before it. Not where they follow what `spared` matches. */
function placesOf(fact: string, text: string, spared?: RegExp): number[] {
  return [...text.matchAll(exactWords(fact))]
    .map(({ index }) => text.slice(0, index))
    .filter((before) => !spared?.test(before))
    .map((before) => before.split(fact).length - 1);
}
