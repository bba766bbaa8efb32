import { type Document, isAlias, isMap, isNode, isScalar, type Node, parseDocument, visit, type YAMLError } from 'yaml';
import { yamlMessages as messages } from '../check/messages';
import type { Path } from '../schema/walk-fields';
import type { Diagnostic } from './diagnostic';
import type { Range, SourceText } from './source-text';

/** YAML, with the way from each value back to where it is written. */
export type YamlSource = ReturnType<typeof readYaml>;

/** Reads the YAML that stands in `source` from `start` (in a Markdown file, after the first line) to `end`. */
export function readYaml(source: SourceText, start = 0, end = source.text.length) {
  const text = source.text.slice(start, end);
  const document = parseDocument(text, { prettyErrors: false });
  const errors = firstOfEach(document.errors);
  const faults = errors.length > 0 ? errors.map((error) => explain(error, document, text)) : findTraps(document, text);

  const nodeAt = (path: Path): Node | undefined => {
    const node = document.getIn(path, true);
    return isNode(node) ? node : undefined;
  };
  const rangeOf = (node: Node | undefined): Range | undefined =>
    node?.range ? { start: start + node.range[0], end: start + node.range[1] } : undefined;
  /** Where a value is written. For a missing one: where the thing that lacks it begins. */
  const valueAt = (path: Path): Range =>
    rangeOf(nodeAt(path)) ?? (path.length > 0 ? valueAt(path.slice(0, -1)) : { start, end: start });
  const diagnostics = faults.map(
    ({ offset, message }): Diagnostic => ({ file: source.file, ...source.positionAt(start + offset), message }),
  );

  return {
    /** The value as plain data; `undefined` if the syntax is broken. */
    value: faults.length > 0 ? undefined : (document.toJS() as unknown),
    diagnostics,
    valueAt,
    /** Where the key of a value is written, if it has one; else the same as `valueAt`. */
    keyAt: (path: Path) => {
      const parent = nodeAt(path.slice(0, -1));
      const items = isMap(parent) ? parent.items : [];
      const key = items.map((pair) => pair.key).find((one) => isScalar(one) && one.value === path.at(-1));
      return rangeOf(isNode(key) ? key : undefined) ?? valueAt(path);
    },
    /** How a value is written: PLAIN without quotes, BLOCK_FOLDED behind `>`, where single line breaks become spaces. */
    styleAt: (path: Path) => {
      const node = nodeAt(path);
      return isScalar(node) ? node.type : undefined;
    },
    /** The comment that follows a value on its line: perhaps meant to be part of the text. */
    commentAfter: (path: Path) => {
      const node = nodeAt(path);
      // An empty value takes a comment on a line below for its own.
      return (lineAt(text, node?.range?.[1] ?? 0).includes('#') && node?.comment) || undefined;
    },
  };
}

/** The line that holds a place; at the end of a line, that line. */
function lineAt(text: string, offset: number): string {
  const end = text.indexOf('\n', offset);
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, end < 0 ? undefined : end);
}

type Fault = { offset: number; message: string };

/** One syntax error makes others that are not mistakes; only keys written twice are told one by one. */
function firstOfEach(errors: YAMLError[]): YAMLError[] {
  const first = errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  return first ? [first] : errors;
}

/** What the line tells of a syntax error, the likeliest first. */
const lineFaults: [pattern: RegExp, message: string][] = [
  [/[:-]\s+[|>][-+]?\s+\S/, messages.blockText],
  [/[:-]\s+[“”]/, messages.wordQuotes],
  [/^ *[\u00a0\u202f]/, messages.noBreakIndent],
  [/^[\s-]*[\w-]+(?:[\u00a0\u202f]+:|:[\u00a0\u202f])/, messages.noBreakSpace],
  [/:\s+-\s/, messages.quoteBeginning('-')],
  [/^\s*-[\w-]+:/, messages.spaceAfterDash],
  [/^[\s-]*[\w-]+:\S/, messages.spaceAfterColon],
  [/[:-]\s*(["']).*\1./, messages.textAfterQuote],
];

const indentCodes = 'BLOCK_AS_IMPLICIT_KEY MULTILINE_IMPLICIT_KEY BAD_INDENT MISSING_CHAR UNEXPECTED_TOKEN'.split(' ');

function explain({ code, message, pos }: YAMLError, document: Document, text: string): Fault {
  const [offset] = pos;
  const line = lineAt(text, offset);
  const at = (words: string, place = offset): Fault => ({ offset: place, message: words });
  if (code === 'DUPLICATE_KEY') {
    const place = offset + text.slice(offset).search(/\S/);
    return at(messages.duplicateKey(text.slice(place).split(':')[0] ?? ''), place);
  }
  if (code === 'TAB_AS_INDENT') return at(messages.tab);
  if (/missing closing/i.test(message)) return at(messages.unclosedQuote, lastQuoteBefore(document, offset));
  // After a list or a map in brackets, a text goes on: no list was meant.
  const sign = /[:-]\s+(?:(\{\{|[*&!%@`,])|(\[)[^[\]]*\]\s*[^\s#]|(\{)[^{}]*\}\s*[^\s#])/
    .exec(line)
    ?.slice(1)
    .find(Boolean);
  if (sign) return at(messages.quoteBeginning(sign));
  for (const [pattern, message] of lineFaults) if (pattern.test(line)) return at(message);
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && /:\s+\S.*:(?:\s|$)/.test(line)) return at(messages.quoteColon);
  return at(indentCodes.includes(code) ? messages.indentation : messages.otherSyntax);
}

/** A missing quotation mark is noticed where the text ends; it helps to see where it begins. */
function lastQuoteBefore(document: Document, offset: number): number {
  let place = offset;
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (type?.startsWith('QUOTE') && range && range[0] < offset) place = range[0];
    },
  });
  return place;
}

/** What is good YAML, but hardly what was meant: characters with a meaning of their own at the beginning of a text. */
function findTraps(document: Document, text: string): Fault[] {
  const faults: Fault[] = [];
  const report = (node: Node, message: string) => {
    faults.push({ offset: node.range?.[0] ?? 0, message });
    return visit.SKIP;
  };
  visit(document, {
    Node: (key, node) => {
      if (isAlias(node)) return report(node, messages.quoteBeginning('*'));
      if (text.startsWith('{{', node.range?.[0])) return report(node, messages.quoteBeginning('{{'));
      if ('anchor' in node && node.anchor) return report(node, messages.quoteBeginning('&'));
      if (node.tag?.startsWith('!')) return report(node, messages.quoteBeginning('!'));
      if (isScalar(node) && node.type === 'PLAIN' && /^[“”].*[“”]$/s.test(String(node.value)))
        return report(node, messages.wordQuotes);
      if (key === 'key' && isScalar(node) && /[\u00a0\u202f]/.test(String(node.value)))
        return report(node, /^\s/.test(String(node.value)) ? messages.noBreakIndent : messages.noBreakSpace);
      return undefined;
    },
  });
  return faults;
}
