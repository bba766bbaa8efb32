import { typesetMarkdown } from './typeset-markdown';

const visible = (text: string) => text.replaceAll('\u00a0', '~').replaceAll('\u202f', '_');

const cases: [what: string, markdown: string, expected: string][] = [
  ['a paragraph', "l'eau ; le pain !", 'l’eau_; le pain_!'],
  ['a heading', "## Données d'utilisation : 3 jours", '## Données d’utilisation~: 3~jours'],
  ['a list', "- l'eau ;\n- le pain ?", '- l’eau_;\n- le pain_?'],
  ['a quotation', "> l'eau ;\n> le pain", '> l’eau_;\n> le pain'],
  ['a colon after bold', '**Nom** : le tien', '**Nom**~: le tien'],
  ['a mark after bold, without space', '**Oui**! Non', '**Oui**_! Non'],
  ['guillemets inside bold', '**« Application »** : ici', '**«_Application_»**~: ici'],
  ['guillemets around bold', '«**oui**»', '«_**oui**_»'],
  [
    'straight quotes over a line break',
    '> dit "une **chose**\n> et une autre"',
    '> dit «_une **chose**\n> et une autre_»',
  ],
  ['straight quotes in two paragraphs', 'un "mot\n\nun autre" mot', 'un "mot\n\nun autre" mot'],
  ['a number in bold', '**3** jours', '**3**~jours'],
  ['a unit in bold', '3 **jours**', '3~**jours**'],
  ['an apostrophe before bold', "l'**appli**", 'l’**appli**'],
  ['an apostrophe before code', "l'`appli`", 'l’`appli`'],
  ['a number at the end of a line', 'sous 30\njours', 'sous 30~jours'],
  ['a number at the end of a line in a list', '- sous 30\n  jours', '- sous 30~jours'],
  ['a number at the end of a line in a quotation', '> sous 30\n> jours', '> sous 30~jours'],
  ['a space at the end of a line', "l'eau \nl'air", 'l’eau \nl’air'],
  ['a tab at the end of a line', "14 jours\t\nd'avis, soit 10 % du prix", '14~jours\t\nd’avis, soit 10~% du prix'],
  ['an escaped star', "3 \\* l'eau ;", '3 \\* l’eau_;'],
  ['a character reference', "l'eau &amp; l'air ;", 'l’eau &amp; l’air_;'],
  ['a reference to a no-break space', '30&nbsp;% ; oui', '30&nbsp;%_; oui'],
  ['the text of a link, not its address', "[l'eau ?](/a?b='c' \"l'eau\")", "[l’eau_?](/a?b='c' \"l'eau\")"],
  ['an autolink', "<https://a.fr/l'eau?b> ;", "<https://a.fr/l'eau?b>_;"],
  ['a mail address', 'écris à [a@b.fr](mailto:a@b.fr) ;', 'écris à [a@b.fr](mailto:a@b.fr)_;'],
  ['inline code', "`l'eau ; 3 jours` ;", "`l'eau ; 3 jours`_;"],
  ['a block of code', "```\nl'eau ; 3 jours\n```", "```\nl'eau ; 3 jours\n```"],
  ['HTML', "<b title='x ;'>l'eau</b>", "<b title='x ;'>l’eau</b>"],
  ['a line break', "l'eau  \n; l'air", 'l’eau  \n; l’air'],
  ['no text', '', ''],
];

test.each(cases)('French: %s', (_, markdown, expected) => {
  expect(visible(typesetMarkdown(markdown, 'fr'))).toBe(expected);
});

test.each(cases)('typesetting again changes nothing: %s', (_, markdown) => {
  const once = typesetMarkdown(markdown, 'fr');
  expect(typesetMarkdown(once, 'fr')).toBe(once);
});

test.each(cases)('English is left alone: %s', (_, markdown) => {
  expect(typesetMarkdown(markdown, 'en')).toBe(markdown);
});
