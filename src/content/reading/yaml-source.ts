import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import type { Diagnostic } from '../diagnostic';
import type { Path } from '../field-walk';
import type { Range, SourceText } from '../source';
import { findInvisible } from './invisible-signs';

/** YAML, with the way from each value back to where it is written. */
export type YamlSource = {
  /** The value as plain data; `undefined` if the syntax is broken. */
  value: unknown;
  diagnostics: Diagnostic[];
  /** Where a value is written. For a missing one: where the thing that lacks it begins. */
  valueAt(path: Path): Range;
  /** Where the key of a value is written, if it has one; else the same as `valueAt`. */
  keyAt(path: Path): Range;
  /** The comment that follows a value on its line: perhaps meant to be part of the text. */
  commentAfter(path: Path): string | undefined;
  /** True for a value that YAML sees no quotes around: below `>` or `|`, quotes are a part of it. */
  isUnquoted(path: Path): boolean;
  /** True for a text begun by `>`, in which single line breaks become spaces. */
  isFolded(path: Path): boolean;
};

/** Reads the YAML that stands in `source` from `start` (in a Markdown file, after the first line) to `end`. */
export function readYaml(source: SourceText, start = 0, end = source.text.length): YamlSource {
  const text = source.text.slice(start, end);
  const document = parseDocument(text, { prettyErrors: false });
  const diagnosticAt = (offset: number, message: string): Diagnostic => ({
    file: source.file,
    ...source.positionAt(start + offset),
    message,
  });
  const diagnostics = [
    ...syntaxErrors(document).map((error) => {
      const place = placeOf(error, document, text);
      return diagnosticAt(place, explainSyntaxError(error, text, mapAround(document, place)?.isEntry));
    }),
    ...(document.errors.length > 0 ? [] : findTraps(document, text, diagnosticAt)),
  ];

  const shift = (node: Node | undefined): Range | undefined =>
    node?.range ? { start: start + node.range[0], end: start + node.range[1] } : undefined;
  const valueAt = (path: Path): Range =>
    shift(nodeAt(document, path)) ?? (path.length > 0 ? valueAt(path.slice(0, -1)) : { start, end: start });

  return {
    value: diagnostics.length > 0 ? undefined : document.toJS(),
    diagnostics,
    valueAt,
    keyAt: (path) => shift(keyNode(document, path)) ?? valueAt(path),
    commentAfter: (path) => {
      const node = nodeAt(document, path);
      const [, end = 0] = node?.range ?? [];
      // An empty value takes a comment on a line below for its own.
      const isOnItsLine = /^[^\n]*#/.test(text.slice(text.lastIndexOf('\n', end - 1) + 1));
      return (isOnItsLine && node?.comment) || undefined;
    },
    isUnquoted: (path) => {
      const node = nodeAt(document, path);
      return isScalar(node) && node.type !== 'QUOTE_DOUBLE' && node.type !== 'QUOTE_SINGLE';
    },
    isFolded: (path) => {
      const node = nodeAt(document, path);
      return isScalar(node) && node.type === 'BLOCK_FOLDED';
    },
  };
}

function nodeAt(document: Document, path: Path): Node | undefined {
  const node = document.getIn(path, true);
  return isNode(node) ? node : undefined;
}

function keyNode(document: Document, path: Path): Node | undefined {
  const parent = document.getIn(path.slice(0, -1), true);
  if (!isMap(parent)) return undefined;
  const key = parent.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === String(path.at(-1)))?.key;
  return isNode(key) ? key : undefined;
}

/**
 * One syntax error makes others that are not mistakes; a key written twice makes none. Where an entry lacks its "- ", all
 * its keys stand twice in the one before: the first says it.
 */
function syntaxErrors(document: Document): YAMLError[] {
  const isDuplicate = (error: YAMLError) => error.code === 'DUPLICATE_KEY';
  const first = document.errors.find((error) => !isDuplicate(error));
  if (first) return [first];
  const maps = document.errors.map((error) => mapAround(document, error.pos[0])?.start);
  return document.errors.filter((_, index) => maps.indexOf(maps[index]) === index);
}

/** The innermost block of keys at a place: where it begins, and whether it is an entry of a list. */
function mapAround(document: Document, place: number): { start: number; isEntry: boolean } | undefined {
  let found: { start: number; isEntry: boolean } | undefined;
  visit(document, {
    Map: (_, { range }, ancestors) => {
      if (range && range[0] <= place && place < range[2]) found = { start: range[0], isEntry: isSeq(ancestors.at(-1)) };
    },
  });
  return found;
}

/** A missing quotation mark is noticed where the text ends; it helps to see where it begins. */
function placeOf(error: YAMLError, document: Document, text: string): number {
  // That of a key may be the end of the line before.
  let place = error.pos[0] + (error.code === 'DUPLICATE_KEY' ? text.slice(error.pos[0]).search(/\S/) : 0);
  if (!isUnclosedQuote(error)) return place;
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (type?.startsWith('QUOTE') && range && range[0] < error.pos[0]) place = range[0];
    },
  });
  return place;
}

function isUnclosedQuote(error: YAMLError): boolean {
  return /missing closing/i.test(error.message);
}

function explainSyntaxError(error: YAMLError, text: string, isInEntry = false): string {
  const from = text.slice(error.pos[0]).trimStart();
  const lineStart = text.lastIndexOf('\n', error.pos[0] - 1) + 1;
  const [line = '', after = ''] = text.slice(lineStart).split('\n');
  const before = text.slice(0, lineStart).trimEnd().split('\n').at(-1) ?? '';
  if (/^ *[\u00a0\u202f]/.test(line)) return 'The line begins with a no-break space. Indent with ordinary spaces.';
  switch (error.code) {
    case 'DUPLICATE_KEY':
      return `${from.split(':')[0]} stands twice. Keep one of the two${isInEntry ? ', or write "- " before it if a new entry begins here' : ''}.`;
    case 'TAB_AS_INDENT':
      return 'The line begins with a tab. Indent with spaces.';
    case 'BAD_DQ_ESCAPE':
      return 'Between double quotes, \\ has a meaning of its own. Write it twice for the sign itself.';
    case 'MULTIPLE_DOCS':
      return 'A line of --- begins a second document. Remove it.';
    default:
  }
  if (isUnclosedQuote(error)) {
    return 'A quotation mark is opened and not closed. Close it at the end of the text.';
  }
  const block = /[:-]\s+([|>])[-+]?\s+\S/.exec(line)?.[1];
  if (block)
    return `A text begun by ${block} goes on in the next line, indented. If the sign belongs to the text, put both in double quotes.`;
  const sign = /[:-]\s+([*&!%@`]|\{\{)/.exec(line)?.[1];
  if (sign) return mustBeQuoted(sign);
  if (/:\s+-\s/.test(line)) return mustBeQuoted('-');
  const besideColon = noBreakSpace(line);
  if (besideColon) return besideColon;
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY' && /^\s*-\s/.test(after))
    return 'The list below stands under no key. Bring back the line of its key, such as "items:", or align the lines.';
  const unspaced = [line, before].find((one) => /^\s*-[\w-]+:/.test(one))?.trim();
  if (unspaced) return `A space is missing after the - of "${unspaced}". Write "- key: text".`;
  // A list in brackets whose end is missing is no text.
  const isText = error.code === 'UNEXPECTED_TOKEN' || error.code === 'BAD_SCALAR_START';
  const bracket = /[:-]\s+(?:(,)|(\[)[^[\]]*\]|(\{)[^{}]*\})\s*[^\s#]/.exec(line);
  const beginning = isText && bracket?.slice(1).find(Boolean);
  if (beginning) return mustBeQuoted(beginning);
  if (/^\s*[\w-]+:\S/.test(line)) {
    return 'A space is missing after the colon. Write "key: text".';
  }
  // What looks like a key in the next line may be one that is indented too much.
  const holdsColon = /:\s+\S.*:(\s|$)/.test(line) || /^\s+[^\s:]+\s[^:]*:(\s|$)/.test(after);
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY' && holdsColon) {
    return 'A text that holds a colon and a space must stand in double quotes.';
  }
  const quote = /[:-]\s*(['"]).*\1./.exec(line)?.[1];
  if (quote) {
    const remedy =
      quote === '"'
        ? 'Within it write « … », or “ … ” in English.'
        : 'Put the whole text in double quotes, or write ’ for an apostrophe.';
    return `The text goes on after its closing quotation mark. ${remedy}`;
  }
  return 'The line is not indented like its neighbours, or a colon is missing. Align it with the lines of the same list or block.';
}

/** What is good YAML, but hardly what was meant: signs with a meaning of their own at the beginning of a text. */
function findTraps(
  document: Document,
  text: string,
  diagnosticAt: (offset: number, message: string) => Diagnostic,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const report = (node: Node, message: string) => diagnostics.push(diagnosticAt(node.range?.[0] ?? 0, message));
  visit(document, {
    Alias: (_, node) => {
      report(node, mustBeQuoted('*'));
      return visit.SKIP;
    },
    // What stands before " : " in a text that begins with { or [ is a value for YAML, and what follows has no key.
    Pair: (_, { key }) => {
      const place = isScalar(key) && key.value === null ? (key.range?.[0] ?? 0) : undefined;
      const sign = place && /[:-]\s+([[{])[^\n]*$/.exec(text.slice(0, place))?.[1];
      if (!sign || !isNode(key)) return undefined;
      report(key, mustBeQuoted(sign));
      return visit.SKIP;
    },
    Node: (key, node) => {
      if (isAlias(node)) return undefined;
      const source = text.slice(node.range?.[0] ?? 0);
      const besideColon = key === 'key' && isScalar(node) ? noBreakSpace(`${node.value}:`) : undefined;
      if (besideColon) report(node, besideColon);
      if (source.startsWith('{{')) {
        report(node, mustBeQuoted('{{'));
        return visit.SKIP;
      }
      const invisible = isScalar(node) && typeof node.value === 'string' ? findInvisible(node.value) : undefined;
      // What stands in the file itself is found there.
      if (invisible && !findInvisible(source.slice(0, (node.range?.[1] ?? 0) - (node.range?.[0] ?? 0))))
        report(node, `The text holds ${invisible.code}, an invisible sign. Remove it.`);
      if ((isCollection(node) || isScalar(node)) && (node.anchor || node.tag?.startsWith('!'))) {
        report(node, mustBeQuoted(node.anchor ? '&' : '!'));
      }
      return undefined;
    },
  });
  return diagnostics;
}

/** French keyboards and word processors set one before a colon; YAML then takes it for a part of the key. */
function noBreakSpace(line: string): string | undefined {
  const [found, before] = /^[\s-]*[\w-]+(?:([\u00a0\u202f]+):|:[\u00a0\u202f])/.exec(line) ?? [];
  if (!found) return undefined;
  return before
    ? 'A no-break space stands before the colon. Remove it: "key: text".'
    : 'A no-break space stands after the colon. Write an ordinary one: "key: text".';
}

function mustBeQuoted(sign: string): string {
  return `A text that begins with ${sign} must stand in double quotes.`;
}
