import { visit } from 'unist-util-visit';
import { exactWords } from '../../../content/rules/rule';
import { applyEdits, type Edit } from '../../../content/text/edits';
import { parseMarkdown, rangeOf } from '../../../content/text/markdown';

/**
 * Marks an English name, such as that of a menu, where it stands in a text of another language (WCAG 3.1.2): in its
 * words, not in the addresses of its links.
 * @param markdown a text as it is written
 * @returns Markdown with HTML, in which the name is as it was given
 */
export const markEnglish = (markdown: string, lang: string, name: string): string => {
  if (lang === 'en' || !markdown.includes(name)) return markdown;
  const edits: Edit[] = [];
  visit(parseMarkdown(markdown), 'text', (node) => {
    const { start, end } = rangeOf(node);
    for (const { index } of markdown.slice(start, end).matchAll(exactWords(name)))
      edits.push({ start: start + index, end: start + index + name.length, text: `<span lang="en">${name}</span>` });
  });
  return applyEdits(markdown, edits);
};
