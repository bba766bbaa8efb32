import { markEnglish } from './mark-english';

const menu = 'My data';
const marked = `<span lang="en">${menu}</span>`;

test.each<[what: string, lang: string, markdown: string, expected: string]>([
  ['in bold', 'fr', `Dans **${menu}** de l’appli.`, `Dans **${marked}** de l’appli.`],
  ['in every place', 'es', `${menu}\n\n- ${menu}`, `${marked}\n\n- ${marked}`],
  ['in the words of a link, not in its address', 'fr', `[${menu}](</a/${menu}>)`, `[${marked}](</a/${menu}>)`],
  ['not as part of a longer word', 'fr', `${menu}base`, `${menu}base`],
  ['not in English', 'en', menu, menu],
  ['not in code', 'fr', `\`${menu}\``, `\`${menu}\``],
])('the English name is marked %s', (_what, lang, markdown, expected) => {
  expect(markEnglish(markdown, lang, menu)).toBe(expected);
});
