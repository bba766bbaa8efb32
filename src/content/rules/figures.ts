import type { FactKey } from '../text/tokens';
import { findAll, inPassages } from './in-passages';
import { numerals } from './numerals';
import type { Rule } from './rule';
import { anyOf, wholeWords } from './whole-words';
import { freeWords } from './words';

const trialLength = '{{trialDays}}, in days';

/** What to write in place of a number (N), and the words around it that leave no doubt about what it counts. */
const figures: { write: string; around: Record<string, string[]> }[] = [
  {
    write: trialLength,
    // One day is as often before the end of the trial as its length.
    around: {
      fr: [
        "N (?:jours|semaines?|mois) (?:gratuits? )?d['’]essai",
        'essai(?: gratuit)?(?: :| (?:de|dure|passe a|est de|pendant)) N (?:jours|semaines?|mois)',
        'N jours gratuits',
        'N jours pour (?:y )?(?:gouter|essayer|tester)',
        'gratuite?s?(?: (?:pendant|durant))?(?: les)? N(?: premiers)? jours',
      ],
      en: [
        'N(?: |-)(?:days?|weeks?|months?)(?: |-)(?:free(?: |-))?trial',
        'trial(?: period)?(?: (?:of|lasts|takes|is|runs))(?: for)? N (?:days|weeks?|months?)',
        'N (?:free days|days free)',
        'free for(?: the first)? N days',
      ],
      es: [
        'N (?:dias|semanas?|mes(?:es)?) (?:gratis )?de prueba',
        'prueba(?: (?:gratuita|gratis))? (?:de|dura|es de|durante) N (?:dias|semanas?|mes(?:es)?)',
        'N dias (?:gratis|gratuitos)',
        'gratis(?: (?:durante|por))?(?: los)?(?: primeros)? N dias',
      ],
    },
  },
  {
    write: '{{foodMillions}}',
    around: {
      fr: ["N millions? d['’]aliments"],
      en: ['N million (?:foods|items)'],
      es: ['N millon(?:es)? de alimentos'],
    },
  },
  {
    write: '{{accuracyMin}} and {{accuracyMax}}',
    around: {
      fr: [
        'N(?: )?% de (?:precision|fiabilite)',
        '(?:precision|fiabilite)(?: estimee)? (?:de|entre) N[^.!?]{0,9}%',
        'juste(?: dans)? N[^.!?]{0,9}% (?:des cas|du temps)',
      ],
      en: ['N(?: )?% accura\\p{L}*', 'right(?: in)? N[^.!?]{0,9}% of (?:the time|cases)'],
      es: ['N(?: )?% de precision', 'acierta(?: (?:en|entre))?(?: el)? N[^.!?]{0,9}% de l[ao]s (?:veces|casos)'],
    },
  },
] satisfies { write: `{{${FactKey}}}${string}`; around: Record<string, string[]> }[];

/** Between two words, the marks of Markdown may begin or end. */
const patternOf = (words: string) => wholeWords(words.replace('N', `(?:${numerals})`).replaceAll(' ', '[*_]* [*_]*'));

const byLanguage = new Map(
  ['fr', 'en', 'es'].map((lang) => {
    const all = figures.map(({ write, around }) => ({ write, patterns: (around[lang] ?? []).map(patternOf) }));
    return [lang, { all, any: anyOf(all.flatMap(({ patterns }) => patterns)) }];
  }),
);

/** The numbers of the offer stand in site.yaml only, so that a page never states those of yesterday. */
export const figuresWrittenOut: Rule = ({ root, loaded }) =>
  inPassages(root, loaded, ({ text, written }, { type, lang, tokens }) => {
    // What somebody said stays as she said it.
    if (type === 'Testimonials') return [];
    const known = byLanguage.get(lang);
    if (!known?.any.test(written.normalize('NFC'))) return [];
    // `freeTrialTerms` asks for {{trialDays}}, and for what else is missing.
    const isAskedFor = type !== 'LegalDocument' && !tokens.includes('trialDays') && findAll(freeWords, text).length > 0;
    const found = known.all
      .filter(({ write }) => !(isAskedFor && write === trialLength))
      .flatMap(({ write, patterns }) =>
        patterns.flatMap((pattern) => findAll(pattern, written).map((match) => ({ ...match, write }))),
      );
    return found.slice(0, 1).map(({ write, ...match }) => ({
      ...match,
      message: `"${match.words}" writes out a fact of site.yaml. Write it with ${write}.`,
    }));
  });
