import type { Passage } from '../document';
import type { NamedFact } from '../text/tokens';
import { findAll, holds, inPassages } from './in-passages';
import type { Rule } from './rule';
import { anyOf, wholeWords } from './whole-words';

type Disagreement = { pattern: RegExp; write: (words: string) => string };

/** Nouns that stand behind the facts that are numbers: one, and many. */
const nouns: Record<string, readonly (readonly [string, string])[]> = {
  fr: [
    ['jour', 'jours'],
    ['heure', 'heures'],
    ['minute', 'minutes'],
    ['semaine', 'semaines'],
    ['an', 'ans'],
    ['million', 'millions'],
    ['testeuse', 'testeuses'],
  ],
  en: [
    ['day', 'days'],
    ['hour', 'hours'],
    ['minute', 'minutes'],
    ['week', 'weeks'],
    ['year', 'years'],
    ['tester', 'testers'],
  ],
  es: [
    ['día', 'días'],
    ['hora', 'horas'],
    ['minuto', 'minutos'],
    ['semana', 'semanas'],
    ['año', 'años'],
    ['millón', 'millones'],
    ['probadora', 'probadoras'],
  ],
};

const one = '(?<!\\d[.,\\s])1';
const many = '(?<!\\d[.,])(?:[2-9]|[1-9]\\d+)(?:[.,]\\d+)?';

function disagreementsOf(lang: string): Disagreement[] {
  const all = (nouns[lang] ?? []).flatMap(([singular, plural]) => [
    { pattern: wholeWords(`${one} ${plural}`), write: () => singular },
    // In English, one noun before another is singular: "a 24 hour service".
    ...(lang === 'en' ? [] : [{ pattern: wholeWords(`${many} ${singular}`), write: () => plural }]),
  ]);
  const elision = {
    pattern: wholeWords("d['’](?:[2-9]|1\\d)\\d*(?:[.,]\\d+)?"),
    write: (words: string) => `de ${words.slice(2)}`,
  };
  return lang === 'fr' ? [...all, elision] : all;
}

const byLanguage = new Map(
  Object.keys(nouns).map((lang) => {
    const all = disagreementsOf(lang);
    return [lang, { all, any: anyOf(all.map(({ pattern }) => pattern)) }];
  }),
);

/** What stands around a number agrees with it, also when the fact that it comes from has changed. */
export const numbers: Rule = ({ root, loaded }) =>
  inPassages(root, loaded, (passage, { lang }) => {
    const { text } = passage;
    const disagreements = byLanguage.get(lang);
    if (!disagreements || !holds(text, disagreements.any)) return [];
    return disagreements.all.flatMap(({ pattern, write }) =>
      findAll(pattern, text).map(({ words, nth }) => {
        const fact = numberBehind(words, passage);
        const asWritten = (some: string) => (fact ? some.replace(fact.words, `{{${fact.name}}}`) : some);
        const number = fact ? `, ${fact.words}` : '';
        const message = `"${asWritten(words)}" does not agree with its number${number}. Write "${asWritten(write(words))}".`;
        return { words: asWritten(words), nth, message };
      }),
    );
  });

/** The fact that is the number in some words, where the file has but a token. */
function numberBehind(words: string, { written, facts }: Passage): NamedFact | undefined {
  if (written.includes(words)) return undefined;
  const [number = ''] = /\d+(?:[.,]\d+)?/.exec(words) ?? [];
  const equal = facts.filter((fact) => fact.words === number);
  return equal.find(({ name }) => written.includes(words.replace(number, `{{${name}}}`))) ?? equal[0];
}
