import { typesetMarkdown } from '../../../content/text/typeset-markdown';
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

test('a name that was typeset with its text is as the app shows it again', () => {
  const name = "User's data: Export!";
  const markdown = typesetMarkdown(`Dans **${name}**.`, 'fr');
  expect(markdown).not.toContain(name);
  expect(markEnglish(markdown, 'fr', name)).toBe(`Dans **<span lang="en">${name}</span>**.`);
});
