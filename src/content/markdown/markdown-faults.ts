import type { Nodes, Parents, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Facts } from '../schema/site';
import type { MarkdownFault } from './fault';
import { footnoteFaults } from './footnotes';
import { headingFaults } from './heading-faults';
import { lookAlike } from './look-alikes';
import { rangeOf } from './markdown';
import { openMark } from './open-marks';
import { showsAnotherAddress } from './shown-address';

type Options = {
  /** Whether the text has sections of its own (legal documents) or stands inside one (answers). */
  headings: boolean;
  /** The facts that took the place of tokens in the text. */
  facts: Partial<Facts>;
};

/** What would look wrong on the page, or be read wrongly by a screen reader. */
export function markdownFaults(tree: Root, source: string, { headings, facts }: Options): MarkdownFault[] {
  const faults = footnoteFaults(tree, source);
  if (headings) faults.push(...headingFaults(tree, source));
  const linked = new Set<Nodes>();
  visit(tree, 'link', (link) => visit(link, 'text', (text) => void linked.add(text)));
  visit(tree, (node, _, parent) => {
    const { start } = rangeOf(node);
    const message = nodeFault(node, parent, source, headings);
    if (message) return void faults.push({ offset: start, message });
    const inside = faultInside(node, parent, source, headings);
    if (inside) return void faults.push({ offset: start + inside.offset, message: inside.message });
    const address = node.type === 'text' && !linked.has(node) ? bareAddress.exec(node.value)?.[0] : undefined;
    if (address && !isInsideFact(address, facts))
      faults.push({ offset: source.indexOf(address, start), message: bareAddressFault(address) });
  });
  return faults;
}

function nodeFault(node: Nodes, parent: Parents | undefined, source: string, headings: boolean): string | undefined {
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
      return 'Pictures are not shown in this text. Remove the picture.';
    case 'emphasis':
      return isInsideWord(node, source)
        ? 'The stars inside a word or between numbers are not seen. Write ×, or \\* for a star; emphasis takes whole words.'
        : undefined;
    case 'link':
      if (textOf(node).trim() === '')
        return 'The link has no text. Write it between the square brackets: [text](address).';
      if (node.title)
        return 'The link has a title after its address, which few visitors ever see. Write [text](address) alone.';
      if (node.url === '') return 'The link has no address. Write it between the parentheses: [text](address).';
      return showsAnotherAddress(textOf(node), node.url)
        ? `The link shows ${textOf(node).trim()}, and leads to ${node.url}. Write the same address in both, or words between the square brackets.`
        : undefined;
    case 'linkReference':
    case 'definition':
      // As a footnote it has a message of its own.
      if (node.label?.startsWith('^')) return undefined;
      return 'Write the address of the link beside its text: [text](address).';
    case 'code':
      return isClosedFence(writtenOf(node, source))
        ? undefined
        : 'The text is shown as code, because of four spaces at its beginning or ``` that is not closed. Remove them.';
    case 'listItem':
      if (node.children.length === 0) return 'Nothing stands in this entry. Write its text, or remove it.';
      return node.children[0]?.type === 'paragraph' && /^\[[ xX]\]\s/.test(writtenOf(node.children[0], source))
        ? 'There are no boxes to tick here. Write the entry without [ ] or [x] at its beginning.'
        : undefined;
    case 'paragraph':
      return looksLikeHeading(node)
        ? `A whole paragraph in bold italics looks like a heading. Write ${headings ? '"## Title", or ' : ''}it in bold alone: **…**.`
        : undefined;
    default:
      return undefined;
  }
}

/** A fault that stands somewhere in a node, counted from its beginning. */
function faultInside(
  node: Nodes,
  parent: Parents | undefined,
  source: string,
  headings: boolean,
): MarkdownFault | undefined {
  if (node.type === 'text') return openMark(writtenOf(node, source), headings);
  if (node.type !== 'paragraph') return undefined;
  const written = writtenOf(node, source);
  return lookAlike(written) ?? (parent?.type === 'listItem' ? gluedLine(written) : undefined);
}

/** After the end of a sentence, a line that is not indented and begins another one (CommonMark, 5.2: laziness). */
function gluedLine(entry: string): MarkdownFault | undefined {
  const glued = /(?<=[.;:!?…»)]\**[ \t]*\n)(?:\p{Lu}|\*\*|[–—] )/u.exec(entry);
  return glued
    ? {
        offset: glued.index,
        message:
          'This line becomes a part of the entry above. Put an empty line between them, or indent it by two spaces.',
      }
    : undefined;
}

/** Of the writings with spaces between words: in the others emphasis cannot keep off its neighbours. */
const spacedLetter = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]/u;

/** True for what CommonMark (6.2) takes for emphasis although words or numbers go on right before and right after it. */
function isInsideWord(emphasis: Nodes, source: string): boolean {
  const { start, end } = rangeOf(emphasis);
  return spacedLetter.test(source[start - 1] ?? '') && spacedLetter.test(source[end] ?? '');
}

function writtenOf(node: Nodes, source: string): string {
  const { start, end } = rangeOf(node);
  return source.slice(start, end);
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
