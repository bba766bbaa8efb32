import type { Heading, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { MarkdownFault } from './fault';
import { rangeOf } from './markdown';

/** A section's number, as in "1. Title", "1) Title", "1 – Title" and "Article 1 : Title"; "14 days" is a title. */
const numbered = /^(?:(?:article|section|art\.)\s+)?\d{1,2}(?:\.\d+)*(?:[.)]|\s*[:–—]|\s+-)(?=\s+\D)/i;

/** The same in Roman numerals, which are capitals: "Vi : …" is a title. So is "X : …", where X is the network. */
const numberedInRoman =
  /^(?!X\s*[-–—:])(?:(?:[Aa]rticle|ARTICLE|[Ss]ection|SECTION|[Aa]rt\.)\s+)?(?=[IVX])X{0,3}(?:IX|IV|V?I{0,3})(?:\.\d+)*(?:[.)]|\s*[-–—:])(?=\s)/;

function holdsLink(heading: Heading): boolean {
  let found = false;
  visit(heading, 'link', () => {
    found = true;
  });
  return found;
}

/** True at the end, and before a heading that begins no part of this one's section. */
function isFollowedByNothing(heading: Heading, next: Nodes | undefined): boolean {
  return !next || (next.type === 'heading' && next.depth <= heading.depth);
}

/**
 * What is wrong with the headings of a legal document, one fault a heading: their order follows WCAG 2.2, 1.3.1, and
 * the rest what the page makes of them (a number, an address).
 */
export function headingFaults(tree: Root, source: string): MarkdownFault[] {
  const faults: MarkdownFault[] = [];
  const titles = new Set<string>();
  let previousDepth = 1;
  for (const [index, heading] of tree.children.entries()) {
    if (heading.type !== 'heading') continue;
    const { start } = rangeOf(heading);
    const title = textOf(heading).trim();
    const number = heading.depth === 2 && (numbered.exec(title) ?? numberedInRoman.exec(title))?.[0];
    const report = (message: string) => faults.push({ offset: start, message });
    if (source[start] !== '#')
      report(
        'A line of --- or === makes a heading of the text above it. Write "## Title", or leave an empty line between.',
      );
    else if (title === '') report('The heading has no text. Write it after the #.');
    else if (heading.depth === 1) report('The page has its title already. Write ## for a section.');
    else if (heading.depth > 3) report(`Headings go down to ###. Write ### instead of ${'#'.repeat(heading.depth)}.`);
    else if (heading.depth > previousDepth + 1) report('A ### needs a ## above it. Write ## here.');
    else if (number) report(`The page numbers its sections itself. Remove ${number} from the title.`);
    else if (holdsLink(heading))
      report('A title is no link: its address would be lost. Put the link into the text below.');
    else if (isFollowedByNothing(heading, tree.children[index + 1]))
      report('Nothing stands below this heading. Write its text, or remove it.');
    else if (titles.has(title.toLowerCase()))
      report(`The heading "${title}" stands twice. Give one of the two another title.`);
    titles.add(title.toLowerCase());
    previousDepth = heading.depth;
  }
  return faults;
}
