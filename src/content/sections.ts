import GithubSlugger from 'github-slugger';
import { toString as textOf } from 'mdast-util-to-string';
import type { Section } from '../schema/markdown-page';
import { parseMarkdown, rangeOf } from './markdown';
import { reservedIds } from './reserved-ids';
import { typeset } from './typography';

/** Cuts the body of a legal document or a guide, its tokens replaced, at its headings; the titles are typeset. */
export function readSections(markdown: string, lang: string): { intro: string; sections: Section[] } {
  // Without the empty lines at both ends. The first line keeps its indent, because a list may be indented.
  const between = (start: number, end = markdown.length) =>
    markdown.slice(start, end).replace(/^(?:[ \t]*\n)+|\s+$/g, '');
  const headings = parseMarkdown(markdown).children.filter((node) => node.type === 'heading');
  const starts = headings.map((heading) => rangeOf(heading).start);
  const ids = sectionIds(headings.map((heading) => textOf(heading)));
  return {
    intro: between(0, starts[0]),
    sections: headings.map((heading, index) => ({
      id: ids[index] ?? '',
      depth: heading.depth,
      title: typeset(textOf(heading), lang),
      body: between(rangeOf(heading).end, starts[index + 1]),
    })),
  };
}

/**
 * The ids of sections: their titles in lower case without accents, words joined by hyphens. A number is added if another
 * section or a component has the same id.
 */
export function sectionIds(titles: string[]): Section['id'][] {
  const slugger = new GithubSlugger();
  for (const id of reservedIds.legal) slugger.slug(id);
  return titles.map((title) => {
    const words = title
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/œ/gi, 'oe')
      .replace(/[^A-Za-z0-9]+/g, ' ')
      .trim();
    return slugger.slug(words || 'section');
  });
}
