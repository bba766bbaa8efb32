import type { LoadedDocument } from '../document';
import { findAll, holds, inPassages } from './in-passages';
import type { Rule } from './rule';
import { anyOf, plainWords } from './whole-words';

type Choice = { patterns: RegExp[]; write: string; spared: RegExp[]; exceptInLegal: boolean };

/** One word for one thing: what `words.*.yaml` avoids stands in no text of today in that language, names and addresses aside. */
export const oneWord: Rule = ({ root, loaded }) => {
  const vocabularies = new Map(
    Array.from(new Set(loaded.map(({ lang }) => lang)), (lang) => [lang, vocabularyOf(loaded, lang)]),
  );
  const documents = loaded.filter(({ type }) => type !== 'SiteFacts');
  return inPassages(root, documents, (passage, { type, lang }) => {
    const vocabulary = vocabularies.get(lang);
    if (!vocabulary || !holds(passage.text, vocabulary.anyAvoided)) return [];
    return vocabulary.choices
      .filter(({ exceptInLegal }) => !(exceptInLegal && type === 'LegalDocument'))
      .flatMap(({ patterns, write, spared }) =>
        patterns
          .flatMap((pattern) => findAll(pattern, passage.text, spared))
          .map((found) => ({
            ...found,
            message: `This site says "${write}". Write it instead of "${found.words}", or name the words where it is right after "except:" in words.${lang}.yaml.`,
          })),
      );
  });
};

/** A replacement that is itself to be avoided would leave nothing to write. */
export const possibleWords: Rule = ({ loaded }) =>
  loaded.flatMap(({ type, lang, document, diagnosticAt }) => {
    if (type !== 'Words' || document?.type !== 'Words') return [];
    const avoided = choicesOf(loaded, lang).flatMap(({ patterns }) => patterns);
    return document.data.items.flatMap(({ write }, index) =>
      avoided.some((pattern) => findAll(pattern, write).length > 0)
        ? [diagnosticAt(['items', index, 'write'], `"${write}" is among the words to avoid. Write another word.`)]
        : [],
    );
  });

function vocabularyOf(loaded: LoadedDocument[], lang: string): { choices: Choice[]; anyAvoided: RegExp } {
  const choices = choicesOf(loaded, lang);
  return { choices, anyAvoided: anyOf(choices.flatMap(({ patterns }) => patterns)) };
}

function choicesOf(loaded: LoadedDocument[], lang: string): Choice[] {
  return loaded.flatMap(({ document }) =>
    document?.type === 'Words' && document.lang === lang
      ? document.data.items.map(({ avoid, write, except = [], exceptInLegal = false }) => ({
          patterns: avoid.map(plainWords),
          write,
          spared: except.map(plainWords),
          exceptInLegal,
        }))
      : [],
  );
}
