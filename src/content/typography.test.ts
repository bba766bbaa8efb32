import type { Text } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from './markdown';
import { typeset, typesetTree } from './typography';

/** In the tables, ~ stands for the no-break space and _ for the narrow one. */
const visible = (text: string) => text.replaceAll('\u00a0', '~').replaceAll('\u202f', '_');

const french: [what: string, text: string, expected: string][] = [
  ['space before !', 'Bonjour !', 'Bonjour_!'],
  ['missing space before !', 'Bonjour!', 'Bonjour_!'],
  ['space before ?', 'Un coup de main ?', 'Un coup de main_?'],
  ['space before ;', 'du pain ; du fromage', 'du pain_; du fromage'],
  ['mark alone in parentheses', '(!)', '(!)'],
  ['space before :', 'Un détail : le pain', 'Un détail~: le pain'],
  ['missing space before :', 'Un détail: le pain', 'Un détail~: le pain'],
  ['narrow space before : turned wide', 'Un détail\u202f: le pain', 'Un détail~: le pain'],
  ['spaces inside guillemets', '« oui »', '«_oui_»'],
  ['missing spaces inside guillemets', '«oui»', '«_oui_»'],
  ['straight quotes', 'le mot "oui" suffit', 'le mot «_oui_» suffit'],
  ['straight quotes after an apostrophe', 'l\'"appli" du jour', 'l’«_appli_» du jour'],
  ['straight quotes over a line break', 'il dit "une chose\net une autre"', 'il dit «_une chose\net une autre_»'],
  ['straight quotes around an address', 'va sur "https://a.fr/b"', 'va sur «_https://a.fr/b_»'],
  ['one straight quote alone', 'un écran de 6" et demi', 'un écran de 6" et demi'],
  ['curly quotes stay', '« le mot “oui” »', '«_le mot “oui”_»'],
  ['apostrophe', "l'assiette d'aujourd'hui", 'l’assiette d’aujourd’hui'],
  ['apostrophe before a digit', "plus d'1 million", 'plus d’1~million'],
  ['single quotes around a word', "le mot 'oui' reste", "le mot 'oui' reste"],
  ['ellipsis', 'et puis...', 'et puis…'],
  ['missing space before %', '30%', '30~%'],
  ['a range', '85 à 90 % des cas', '85~à~90~% des cas'],
  ['missing space before €', '9,99€', '9,99~€'],
  ['thousands', '1 000 000 aliments', '1_000_000~aliments'],
  ['a year is no thousand', 'en 2025 100 personnes', 'en 2025 100~personnes'],
  ['date', 'le 15 juin 2025', 'le 15~juin~2025'],
  ['month and year', 'en juin 2025', 'en juin~2025'],
  ['the shop', 'l’App Store, ton compte App Store', 'l’App~Store, ton compte App~Store'],
  ['a sentence’s short first word', 'C’est prêt. Il manque un mot', 'C’est prêt. Il~manque un mot'],
  ['article of a law', 'l’article L. 224-25-12', 'l’article L.~224-25-12'],
  ['number abbreviated', 'n° 5', 'n°~5'],
  ['a word that begins like a unit', '3 maisons', '3 maisons'],
  ['time of day', 'à 16:30', 'à~16:30'],
  ['URL', 'https://a.fr/b?c=d;e!f', 'https://a.fr/b?c=d;e!f'],
  ['URL and mark', 'Va sur https://a.fr/b ?', 'Va sur https://a.fr/b_?'],
  ['mail address', 'écris à a.b@c.fr: merci', 'écris à a.b@c.fr~: merci'],
  ['mailto', 'mailto:a@b.fr?subject=Oui;non?', 'mailto:a@b.fr?subject=Oui;non_?'],
  ['code', "tape `l'eau ; 3 jours` ici", "tape `l'eau ; 3 jours` ici"],
  ['placeholder', 'Rien pour {query} ?', 'Rien pour {query}_?'],
  ['token', '{{trialDays}} jours ; {{name}} !', '{{trialDays}} jours_; {{name}}_!'],
];

test.each(french)('French: %s', (_, text, expected) => {
  const once = typeset(text, 'fr');
  expect(visible(once)).toBe(expected);
  // Typesetting again changes nothing.
  expect(typeset(once, 'fr')).toBe(once);
});

test.each(['en', 'es'])('%s is left alone', (lang) => {
  for (const [, text] of french) expect(typeset(text, lang)).toBe(text);
});

/** The text nodes of Markdown, each beside the next. */
const pieces = (markdown: string): string => {
  const tree = parseMarkdown(markdown);
  typesetTree(tree, 'fr');
  const texts: string[] = [];
  visit(tree, ['text', 'inlineCode'], (node) => void texts.push((node as Text).value));
  return visible(texts.join('|'));
};

test.each([
  ['a list', "- l'eau ;\n- le pain ?", 'l’eau_;|le pain_?'],
  ['a quotation', "> l'eau ;\n> le pain", 'l’eau_;\nle pain'],
  ['a colon after bold', '**Nom** : le tien', 'Nom|~: le tien'],
  ['a mark after bold, without space', '**Oui**! Non', 'Oui|_! Non'],
  ['guillemets around bold', '«**oui**»', '«|_oui|_»'],
  [
    'straight quotes over bold and a line break',
    '> dit "une **chose**\n> et une autre"',
    'dit «_une |chose|\net une autre_»',
  ],
  ['straight quotes in two paragraphs', 'un "mot\n\nun autre" mot', 'un "mot|un autre" mot'],
  ['a number in bold', '**3** jours', '3|~jours'],
  ['a unit in bold', '3 **jours**', '3~|jours'],
  ['an apostrophe before code', "l'`appli'a`", "l’|appli'a"],
  ['a number at the end of a line in a list', '- sous 30\n  jours', 'sous 30~jours'],
  ['a reference to a no-break space', '30&nbsp;% ; oui', '30~%_; oui'],
  ['the text of a link', "[l'eau ?](/a?b='c')", 'l’eau_?'],
  ['an autolink', "<https://a.fr/l'eau?b> ;", "https://a.fr/l'eau?b|_;"],
  ['a block of code', "```\nl'eau ; 3 jours\n```", ''],
  ['a line break', "l'eau  \n; l'air", 'l’eau|; l’air'],
])('Markdown: %s', (_, markdown, expected) => {
  expect(pieces(markdown)).toBe(expected);
});
