import { isAlias, isCollection, isMap, isNode, isScalar, type Node, parseDocument, visit, type YAMLError } from 'yaml';
import type { Path } from '../schema/walk-fields';
import type { Diagnostic } from './diagnostic';
import { yamlMessages } from './reading-messages';
import type { Range, SourceText } from './source-text';

/** The values of some YAML, and the position of each. */
export type YamlSource = ReturnType<typeof readYaml>;

/** Reads the YAML between two offsets of a file: all of it, or the head of a Markdown file. */
export function readYaml(source: SourceText, start = 0, end = source.text.length) {
  const text = source.text.slice(start, end);
  const document = parseDocument(text, { prettyErrors: false, logLevel: 'silent' });
  const diagnostics: Diagnostic[] = [];
  const report = (offset: number, message: string) =>
    diagnostics.push({ file: source.file, ...source.positionAt(start + offset), message });

  // Other errors may follow from the first one.
  const [error] = document.errors;
  if (error) {
    const at = startOf(error);
    report(at, explain(error, text, at));
  } else
    visit(document, {
      Node: (key, node) => {
        const message = misreadNode(key === 'key', node);
        if (!message) return undefined;
        report(node.range?.[0] ?? 0, message);
        return visit.SKIP;
      },
    });

  /** Where the mistake is: the parser may report the line before, a comment, or the end of what is not closed. */
  function startOf({ message, pos: [offset] }: YAMLError): number {
    // A no-break space in an indent, or a first line that is indented.
    const indent = /^ *(?=[\u00a0\u202f])/m.exec(text) ?? /^(?:#.*\n|\n)* +(?=[^ #\n])/.exec(text);
    if (indent) return indent.index + indent[0].length;
    let opening: number | undefined;
    if (isUnclosed(message))
      visit(document, {
        Node: (_, node) => {
          const isOpened = isCollection(node) ? node.flow : isScalar(node) && node.type?.startsWith('QUOTE');
          if (isOpened && node.range && node.range[0] < offset) opening = node.range[0];
        },
      });
    if (opening !== undefined) return opening;
    // A text goes on below with « key: … »: that key is indented too much.
    const isNested = message.startsWith('Nested') && !/^\s*-\w/.test(lineAt(text, offset));
    const goesOn = isNested && document.errors.find(({ code }) => code === 'MULTILINE_IMPLICIT_KEY');
    const from = goesOn ? text.lastIndexOf('\n', goesOn.pos[1]) : offset;
    const [skipped = ''] = /^(?:[ \n]|#.*\n)*/.exec(text.slice(from)) ?? [];
    return from + skipped.length;
  }

  const nodeAt = (path: Path): Node | undefined => {
    const node = document.getIn(path, true);
    return isNode(node) ? node : undefined;
  };
  const rangeOf = (node: Node | undefined): Range | undefined =>
    node?.range ? { start: start + node.range[0], end: start + node.range[1] } : undefined;
  /** The range of a value; of a missing value, the range of its parent. */
  const valueAt = (path: Path): Range =>
    rangeOf(nodeAt(path)) ?? (path.length > 0 ? valueAt(path.slice(0, -1)) : { start, end: start });

  return {
    /** The value as plain data; `undefined` if the syntax is broken. */
    value: diagnostics.length > 0 ? undefined : (document.toJS() as unknown),
    diagnostics,
    valueAt,
    /** The range of a key; for the entry of a list, the range of the value. */
    keyAt: (path: Path) => {
      const parent = nodeAt(path.slice(0, -1));
      const keys = isMap(parent) ? parent.items.map((pair) => pair.key) : [];
      const key = keys.find((node) => isScalar(node) && node.value === path.at(-1));
      return rangeOf(isNode(key) ? key : undefined) ?? valueAt(path);
    },
    /** True for a text behind `>`, whose line breaks become spaces. */
    isFolded: (path: Path) => {
      const node = nodeAt(path);
      return isScalar(node) && node.type === 'BLOCK_FOLDED';
    },
    /** True if a comment follows a value without quotes on its line: perhaps the comment was meant to be part of the text. */
    isCutByComment: (path: Path) => {
      const node = nodeAt(path);
      if (!isScalar(node) || node.type !== 'PLAIN' || !node.comment) return false;
      return lineAt(text, node.range?.[1] ?? 0).includes('#');
    },
  };
}

/** The line that holds an offset. */
function lineAt(text: string, offset: number): string {
  const end = text.indexOf('\n', offset);
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, end < 0 ? undefined : end);
}

/** True if a quotation mark or a bracket is not closed. */
const isUnclosed = (message: string): boolean => /^(?:Missing closing|Flow )/.test(message);

/** The message on a syntax error, by its line. */
function explain({ code, message }: YAMLError, text: string, offset: number): string {
  const line = lineAt(text, offset);
  if (code === 'DUPLICATE_KEY') return yamlMessages.duplicateKey(text.slice(offset).trim().split(':')[0] ?? '');
  if (code === 'TAB_AS_INDENT') return yamlMessages.tab;
  if (isUnclosed(message)) return /[[{]/.test(text.charAt(offset)) ? yamlMessages.openBracket : yamlMessages.openQuote;
  // a no-break space before the key, before its colon or after it
  if (/^ *[\u00a0\u202f]|^[\s-]*[\w-]+(?:[\u00a0\u202f]+:|:[\u00a0\u202f])/.test(line))
    return yamlMessages.noBreakSpace;
  // -name: A
  if (/^\s*-[\w-]+:/.test(line)) return yamlMessages.dash;
  // title: - A, title: {{name}} b, title: @A, title: [A] b, title: "A" b
  if (/[:-]\s+(?:-\s|\{\{|[“”*&!%@`,]|\[.*\]\s*[^\s#]|(["']).*\1\s*[^\s#])/.test(line)) return yamlMessages.quotes;
  // title:A, title: A: b
  return /^[\s-]*[\w-]+:(?:\S|\s+[^"'\s].*:(?:\s|$))/.test(line) ? yamlMessages.colon : yamlMessages.other;
}

/** The message on valid YAML that is hardly what the editor meant; undefined for all else. */
function misreadNode(isKey: boolean, node: Node): string | undefined {
  // title: *A, title: &A b, title: !A
  if (isAlias(node) || ('anchor' in node && node.anchor) || node.tag?.startsWith('!')) return yamlMessages.quotes;
  if (!isScalar(node) || node.type !== 'PLAIN') return undefined;
  if (isKey && /[\u00a0\u202f]/.test(String(node.value))) return yamlMessages.noBreakSpace;
  return /^[“”]/.test(String(node.value)) ? yamlMessages.quotes : undefined;
}
