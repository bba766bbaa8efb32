import type { Text } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from './markdown';
import { typeset, typesetTree } from './typography';

/** In the table, ~ stands for the no-break space, _ for the narrow one and & for the word joiner. */
const visible = (text: string) => text.replaceAll('\u00a0', '~').replaceAll('\u202f', '_').replaceAll('\u2060', '&');

const french: [what: string, text: string, expected: string][] = [
  ['space before !', 'Bonjour !', 'Bonjour_!'],
  ['missing space before !', 'Bonjour!', 'Bonjour_!'],
  ['space before ?', 'Un coup de main ?', 'Un coup de main_?'],
  ['missing space before ?', 'Tu viens? Oui.', 'Tu viens_? Oui.'],
  ['space before ;', 'du pain ; du fromage', 'du pain_; du fromage'],
  ['missing space before ;', 'du pain; du fromage', 'du pain_; du fromage'],
  ['wide space turned narrow', 'Bonjour\u00a0!', 'Bonjour_!'],
  ['two marks', 'Vraiment ?!', 'Vraiment_?!'],
  ['mark after an ellipsis', 'Alors... ?', 'Alors…_?'],
  ['mark inside parentheses', '(vraiment ?)', '(vraiment_?)'],
  ['mark alone in parentheses', '(!)', '(!)'],
  ['mark before a closing guillemet', '« Oui ! »', '«_Oui_!_»'],
  ['space before :', 'Un détail : le pain', 'Un détail~: le pain'],
  ['missing space before :', 'Un détail: le pain', 'Un détail~: le pain'],
  ['colon at the end', 'Voici ce que dit l’application :', 'Voici ce que dit l’application~:'],
  ['narrow space before : turned wide', 'Un détail\u202f: le pain', 'Un détail~: le pain'],
  ['spaces inside guillemets', '« oui »', '«_oui_»'],
  ['missing spaces inside guillemets', '«oui»', '«_oui_»'],
  ['wide spaces inside guillemets', '«\u00a0oui\u00a0»', '«_oui_»'],
  ['guillemets and colon', 'il dit : « oui »', 'il dit~: «_oui_»'],
  ['guillemets and question mark', 'as-tu dit « oui » ?', 'as-&tu dit «_oui_»_?'],
  ['straight quotes', 'le mot "oui" suffit', 'le mot «_oui_» suffit'],
  ['straight quotes with a mark', 'elle dit "Oui !" et rit', 'elle dit «_Oui_!_» et rit'],
  ['straight quotes after an apostrophe', 'l\'"appli" du jour', 'l’«_appli_» du jour'],
  ['straight quotes over a line break', 'il dit "une chose\net une autre"', 'il dit «_une chose\net une autre_»'],
  ['straight quotes over an empty line', 'un " mot\n\net " un autre', 'un " mot\n\net " un autre'],
  ['straight quotes two lines apart', 'un " mot\nou deux\net " un autre', 'un " mot\nou deux\net " un autre'],
  ['straight quotes around nothing', 'rien entre " " et ""', 'rien entre " " et ""'],
  ['straight quotes around a mark', 'le signe "?" et ";"', 'le signe «_?_» et «_;_»'],
  ['straight quotes around an address', 'va sur "https://a.fr/b"', 'va sur «_https://a.fr/b_»'],
  ['straight quotes that end in a colon', 'il dit "Oui:"', 'il dit «_Oui~:_»'],
  ['straight quotes before a colon and a mark', '"Oui" :?', '«_Oui_»~:_?'],
  ['a colon before another mark', 'Il dit:?', 'Il dit~:_?'],
  ['a colon before a mark that nothing follows', "C'est quoi:!", 'C’est quoi~:_!'],
  ['a mark before a colon', 'Quoi?: rien', 'Quoi_?~: rien'],
  ['a colon and a mark inside a word', 'a?:b:?c', 'a?:b:?c'],
  ['one straight quote alone', 'un écran de 6" et demi', 'un écran de 6" et demi'],
  ['curly quotes stay', '« le mot “oui” »', '«_le mot “oui”_»'],
  ['apostrophe', "l'assiette d'aujourd'hui", 'l’assiette d’aujourd’hui'],
  ['apostrophe before a digit', "plus d'1 million", 'plus d’1~million'],
  ['apostrophe before a guillemet', "l'« état »", 'l’«_état_»'],
  ['apostrophe after a capital', "L'IA", 'L’IA'],
  ['apostrophe set already', 'l’assiette', 'l’assiette'],
  ['single quotes around a word', "le mot 'oui' reste", "le mot 'oui' reste"],
  ['ellipsis', 'et puis...', 'et puis…'],
  ['four points', 'et puis....', 'et puis....'],
  ['percentage', '30 %', '30~%'],
  ['missing space before %', '30%', '30~%'],
  ['range of percentages', '85-90 % de précision', '85-90~% de précision'],
  ['narrow space before % turned wide', '30\u202f%', '30~%'],
  ['days', '3 jours', '3~jours'],
  ['days, in short', 'jour et nuit, 7 j/7', 'jour et nuit, 7~j/7'],
  ['a range', '85 à 90 % des cas', '85~à~90~% des cas'],
  ['no range', 'de 3 à la fin, à 4', 'de 3 à la fin, à~4'],
  ['one day', '1 jour', '1~jour'],
  ['hours', 'sous 24 heures', 'sous 24~heures'],
  ['hours abbreviated', 'à 16 h 30', 'à~16~h~30'],
  ['dollars', '100 USD', '100~USD'],
  ['euros', '9,99 €', '9,99~€'],
  ['missing space before €', '9,99€', '9,99~€'],
  ['age', '41 ans', '41~ans'],
  ['million', '1 million d’aliments', '1~million d’aliments'],
  ['weight', '150 g de riz', '150~g de riz'],
  ['energy', '540 kcal', '540~kcal'],
  ['thousands', '1 000 000 aliments', '1_000_000~aliments'],
  ['a year is no thousand', 'en 2025 100 personnes', 'en 2025 100~personnes'],
  ['date', 'le 15 juin 2025', 'le 15~juin~2025'],
  ['first of the month', 'le 1er juin 2025', 'le 1er~juin~2025'],
  ['month and year', 'en juin 2025', 'en juin~2025'],
  ['the shop', 'l’App Store, ton compte App Store', 'l’App~Store, ton compte App~Store'],
  ['a sentence’s short first word', 'C’est prêt. Il manque un mot', 'C’est prêt. Il~manque un mot'],
  ['ordinal', 'le 1er repas', 'le 1er~repas'],
  ['article of a law', 'l’article L. 224-25-12', 'l’article L.~224-&25-&12'],
  ['number abbreviated', 'n° 5', 'n°~5'],
  ['a word that begins like a unit', '3 maisons', '3 maisons'],
  ['a word that counts nothing', '3 petits plats', '3 petits plats'],
  ['decimal', '4,9 sur 5', '4,9 sur 5'],
  ['time of day', 'à 16:30', 'à~16:30'],
  ['always open', '24/7', '24/7'],
  ['ratio', 'un rapport de 3:1', 'un rapport de 3:1'],
  ['hyphen', 'bien-être', 'bien-être'],
  ['hyphen after a single letter', 'ton e-mail', 'ton e-&mail'],
  ['the number of an article of law', 'L. 224-25-26 et R. 612-1', 'L.~224-&25-&26 et R.~612-&1'],
  ['a week-end', 'un week-end', 'un week-&end'],
  ['other numbers with hyphens', '2026-11-26, 12-14', '2026-11-26, 12-14'],
  ['hyphen before a pronoun', 'Est-ce que, dis-nous, lisez-les', 'Est-&ce que, dis-&nous, lisez-&les'],
  ['hyphen before à', 'c’est-à-dire, vis-à-vis', 'c’est-&à-&dire, vis-&à-&vis'],
  ['hyphen after ci', 'ci-dessous et Ci-joint', 'ci-&dessous et Ci-&joint'],
  ['hyphen of other words', 'sous-lettre, celui-ci, semi-marathon', 'sous-lettre, celui-ci, semi-marathon'],
  ['hyphen after an elided word', 'l’e-mail', 'l’e-&mail'],
  ['hyphens around a single letter', 'Y a-t-il', 'Y a-&t-&il'],
  ['hyphen before a single letter', 'la vitamine-C', 'la vitamine-C'],
  ['URL', 'https://a.fr/b?c=d;e!f', 'https://a.fr/b?c=d;e!f'],
  ['URL and mark', 'Va sur https://a.fr/b ?', 'Va sur https://a.fr/b_?'],
  ['URL and colon', 'https://a.fr/b: lis', 'https://a.fr/b~: lis'],
  ['URL with an apostrophe', "https://a.fr/l'eau", "https://a.fr/l'eau"],
  ['query without address', 'a?b=c', 'a?b=c'],
  ['mail address', 'écris à a.b@c.fr: merci', 'écris à a.b@c.fr~: merci'],
  ['mailto', 'mailto:a@b.fr?subject=Oui;non?', 'mailto:a@b.fr?subject=Oui;non_?'],
  ['code', "tape `l'eau ; 3 jours` ici", "tape `l'eau ; 3 jours` ici"],
  ['placeholder', 'Rien pour {query} ?', 'Rien pour {query}_?'],
  ['placeholder before colon', 'Nouvelle version au {date} :', 'Nouvelle version au {date}~:'],
  ['token', '{{trialDays}} jours ; {{name}} !', '{{trialDays}} jours_; {{name}}_!'],
  ['capitals with accents stay', 'À table', 'À table'],
  ['empty text', '', ''],
];

describe('French', () => {
  test.each(french)('%s', (_, text, expected) => {
    expect(visible(typeset(text, 'fr'))).toBe(expected);
  });

  test.each(french)('%s: typesetting again changes nothing', (_, text) => {
    const once = typeset(text, 'fr');
    expect(typeset(once, 'fr')).toBe(once);
  });
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
