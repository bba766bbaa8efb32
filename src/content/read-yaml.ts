import { isAlias, isMap, isNode, isScalar, type Node, parseDocument, visit, type YAMLError } from 'yaml';
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
  if (error) report(startOf(error), explain(error, text));
  else
    visit(document, {
      Node: (key, node) => {
        const message = misreadNode(key === 'key', node);
        if (!message) return undefined;
        report(node.range?.[0] ?? 0, message);
        return visit.SKIP;
      },
    });

  /** For an unclosed quote the parser reports the end of the file; we report the quote. */
  function startOf({ message, pos }: YAMLError): number {
    let start = pos[0] + text.slice(pos[0]).search(/[^ \n]|$/);
    if (message.startsWith('Missing closing'))
      visit(document, {
        Scalar: (_, { type, range }) => {
          if (type?.startsWith('QUOTE') && range && range[0] < pos[0]) start = range[0];
        },
      });
    return start;
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

/** The message on a syntax error, by the line of the error. */
function explain({ code, message, pos: [offset] }: YAMLError, text: string): string {
  const line = lineAt(text, offset);
  if (code === 'DUPLICATE_KEY') return yamlMessages.duplicateKey(text.slice(offset).trim().split(':')[0] ?? '');
  if (code === 'TAB_AS_INDENT') return yamlMessages.tab;
  if (message.startsWith('Missing closing')) return yamlMessages.openQuote;
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
