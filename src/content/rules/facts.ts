import type { Diagnostic } from '../diagnostic';
import { isRecord } from '../field-walk';
import { optionalFactKeys, settingKeys } from '../schema/site';
import { type FactKey, factKeys } from '../text/tokens';
import { findAll, inPassages } from './in-passages';
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
  // A file that cannot be read, or is not there, may use any fact.
  const isAllRead = loaded.every(({ value }) => value !== undefined);
  if (!site || !isAllRead) return [];
  const used = new Set<string>([...usedByCode, ...loaded.flatMap(({ tokens }) => tokens)]);
  return factKeys
    .filter((key) => !used.has(key) && isRecord(site.value) && key in site.value)
    .map((key) => {
      const removal = optionalFactKeys.includes(key) ? ', or remove this line' : '';
      return site.diagnosticAt([key], `No content uses this fact. Write {{${key}}} where it belongs${removal}.`);
    });
};

/** One day may be that of all documents, and stands in site.yaml as long as one of them takes it from there. */
export const dayOfDocuments: Rule = ({ loaded }) => {
  const site = loaded.find(({ type }) => type === 'SiteFacts');
  const isUsed = loaded.some(({ tokens }) => tokens.includes('legalUpdated'));
  if (!site || !isUsed || !isRecord(site.value) || 'legalUpdated' in site.value) return [];
  const message =
    'legalUpdated is missing. Write the day after "legalUpdated:", or another one in the documents where they name {{legalUpdated}}.';
  return [site.diagnosticAt([], message)];
};

/** The facts that cannot be mistaken for anything else when they are written out. */
const recognisable = ['name', 'supportEmail', 'siteUrl', 'appStoreUrl'] as const satisfies FactKey[];

/** A fact stands in site.yaml only; elsewhere as a token, so that it changes everywhere at once. */
export const factsWrittenOut: Rule = ({ root, loaded, facts }) => {
  const documents = loaded.filter(({ type }) => type !== 'SiteFacts');
  return recognisable.flatMap((key) => {
    const fact = facts[key];
    if (!fact) return [];
    const pattern = exactWords(fact);
    const message = `"${fact}" is written out. Write {{${key}}} instead.`;
    // A link to this site does without the site's address: see `links`.
    const [inText, inLink] = key === 'siteUrl' ? [[/(?:\]\(|<)https:/g], [/^https:/g]] : [];
    return [
      ...inPassages(root, documents, ({ written }) =>
        findAll(pattern, written, inText).map((found) => ({ ...found, message })),
      ),
      ...documents.flatMap(({ file, links }) =>
        links
          .filter(({ written }) => findAll(pattern, written, inLink).length > 0)
          .map(({ position }): Diagnostic => ({ file: `${root}/${file}`, ...position, message })),
      ),
    ];
  });
};
