import type { Heading, Nodes, Parents, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Facts } from '../schema/site';
import { rangeOf } from './markdown';

export type MarkdownFault = { offset: number; message: string };

type Options = {
  /** Whether the text has sections of its own (legal documents) or stands inside one (answers). */
  headings: boolean;
  /** The facts that took the place of tokens in the text. */
  facts: Partial<Facts>;
};

/** What would look wrong on the page, or be read wrongly by a screen reader. */
export function markdownFaults(tree: Root, source: string, { headings, facts }: Options): MarkdownFault[] {
  const faults: MarkdownFault[] = headings ? headingFaults(tree, source) : [];
  const linked = new Set<Nodes>();
  visit(tree, 'link', (link) => visit(link, 'text', (text) => void linked.add(text)));
  visit(tree, (node, _, parent) => {
    const { start } = rangeOf(node);
    const message = nodeFault(node, parent, source, headings);
    if (message) return void faults.push({ offset: start, message });
    const address = node.type === 'text' && !linked.has(node) ? bareAddress.exec(node.value)?.[0] : undefined;
    if (address && !isInsideFact(address, facts))
      faults.push({ offset: source.indexOf(address, start), message: bareAddressFault(address) });
  });
  return faults;
}

function nodeFault(node: Nodes, parent: Parents | undefined, source: string, headings: boolean): string | undefined {
  const { start, end } = rangeOf(node);
  const written = source.slice(start, end);
  switch (node.type) {
    case 'html':
      return 'HTML is not allowed here. Write it in Markdown, without < and >.';
    case 'heading':
      if (!headings) return 'A heading is not allowed in this text. Write it in bold: **…**.';
      return parent?.type === 'root'
        ? undefined
        : 'A heading begins a section, which cannot stand in a quotation or a list. Write it in bold: **…**.';
    case 'image':
    case 'imageReference':
      if (!node.alt)
        return 'The picture has no alternative text. Write it between the square brackets: ![what it shows](…).';
      return 'Pictures are not shown in this text. Remove the picture.';
    case 'link':
      if (textOf(node).trim() === '')
        return 'The link has no text. Write it between the square brackets: [text](address).';
      if (node.title)
        return 'The link has a title after its address, which few visitors ever see. Write [text](address) alone.';
      return node.url === ''
        ? 'The link has no address. Write it between the parentheses: [text](address).'
        : undefined;
    case 'linkReference':
    case 'definition':
      return 'Write the address of the link beside its text: [text](address).';
    case 'code':
      return isClosedFence(written)
        ? undefined
        : 'The text is shown as code, because of four spaces at its beginning or ``` that is not closed. Remove them.';
    case 'paragraph':
      return looksLikeHeading(node)
        ? `A whole paragraph in bold italics looks like a heading. Write ${headings ? '"## Title", or ' : ''}it in bold alone: **…**.`
        : undefined;
    case 'text':
      return openMark(written);
    default:
      return undefined;
  }
}

/** Bold and italics from its first word to its last (WCAG 2.2, 1.3.1; failure F2). */
function looksLikeHeading(paragraph: Parents): boolean {
  const marks: string[] = [];
  let node: Nodes = paragraph;
  while ('children' in node && node.children.length === 1) {
    node = node.children[0] as Nodes;
    marks.push(node.type);
  }
  return marks.includes('strong') && marks.includes('emphasis');
}

/** True for code between two lines of ``` or ~~~, of which the second is at least as long. */
function isClosedFence(written: string): boolean {
  const fence = /^(?:`{3,}|~{3,})/.exec(written)?.[0];
  return fence !== undefined && new RegExp(`\\n[\\s>]*${fence}${fence[0]}*[ \\t]*$`).test(written);
}

/** Marks that should have become bold, a link, code or a heading, and are still there. */
function openMark(written: string): string | undefined {
  if (/(^|[^\\])(\*\*|__)/.test(written))
    return 'The bold text is not closed. Write ** right before and right after its words.';
  if (/\]\s*\(/.test(written))
    return 'The link is not whole. Write [text](address), without a space between ] and ( or in the address.';
  if (/(^|[^\\])`/.test(written)) return 'The ` is opened and not closed. Close it or remove it.';
  if (/^#{1,6}[^\s#\d]/.test(written)) return 'A space is missing after the #. Write "## Title".';
  if (/(^|[^\\])~~/.test(written)) return 'Text is not struck through here. Remove the ~~.';
  if (/\[\^|\^\[/.test(written)) return 'There are no footnotes here. Write the note into the text, in parentheses.';
  if (/^\|?\s*:?-+:?\s*\|/m.test(written)) return 'There are no tables here. Write a list: "- " begins each entry.';
  return undefined;
}

const bareAddress = /(?:https?:\/\/|www\.)[^\s<>]*[^\s<>.,;:!?)]|[\w.+-]+@[\w-]+\.\w+/i;

/** Among other words of a fact, an address stays what it is: facts hold no Markdown. */
function isInsideFact(address: string, facts: Partial<Facts>): boolean {
  return Object.values(facts).some((fact) => typeof fact === 'string' && fact !== address && fact.includes(address));
}

function bareAddressFault(address: string): string {
  return address.includes('@')
    ? 'An e-mail address alone is no link. Write [text](mailto:…).'
    : 'An address alone is no link. Write [text](https://…).';
}

/** A section's number, as in "1. Title", "1) Title", "1 – Title" and "Article 1 : Title"; "14 days" is a title. */
const numbered = /^(?:(?:article|section|art\.)\s+)?\d+(?:\.\d+)*(?:[.)]|\s*[:–—]|\s+-)(?=\s+\D)/i;

function holdsLink(heading: Heading): boolean {
  let found = false;
  visit(heading, 'link', () => {
    found = true;
  });
  return found;
}

function headingFaults(tree: Root, source: string): MarkdownFault[] {
  const faults: MarkdownFault[] = [];
  const titles = new Set<string>();
  let previousDepth = 1;
  for (const heading of tree.children) {
    if (heading.type !== 'heading') continue;
    const { start } = rangeOf(heading);
    const title = textOf(heading).trim();
    const number = heading.depth === 2 && numbered.exec(title)?.[0];
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
    else if (titles.has(title.toLowerCase()))
      report(`The heading "${title}" stands twice. Give one of the two another title.`);
    titles.add(title.toLowerCase());
    previousDepth = heading.depth;
  }
  return faults;
}
