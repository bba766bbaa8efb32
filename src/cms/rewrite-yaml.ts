import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  Scalar,
  type ScalarTag,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { stringifyString } from 'yaml/util';
import { isRecord } from '../contract/reading/field-walk';

/** Written lines are no longer than this, as those that people wrote. */
const lineWidth = 80;

/**
 * Writes new values into YAML and keeps the rest as it was written: comments, the order of keys, blank
 * lines, quotation marks and the line breaks of every text that has not changed.
 */
export function rewriteYaml(source: string, value: unknown): string {
  const written = new Map<Scalar, { value: unknown; text: string }>();
  const lists = new Map<YAMLMap | YAMLSeq, { json: string; text: string }>();
  const document = parseDocument(source, { customTags: (tags) => [keptString(written), ...tags] });
  visit(document, {
    Scalar(_key, node) {
      const text = textOf(node, source).trimEnd();
      if (text) written.set(node, { value: node.value, text });
    },
    Collection(_key, node) {
      if (node.flow) lists.set(node, { json: JSON.stringify(node.toJS(document)), text: textOf(node, source) });
    },
  });
  document.contents = merge(document, document.contents, value) as typeof document.contents;
  // A list in brackets that has not changed stands in for itself, with its lines.
  visit(document, {
    Collection(_key, node) {
      const list = lists.get(node);
      if (!list || list.json !== JSON.stringify(node.toJS(document))) return undefined;
      const text = new Scalar(list.text);
      written.set(text, { value: list.text, text: list.text });
      return text;
    },
  });
  const leadingLines = /^\n*/.exec(source)?.[0] ?? '';
  return leadingLines + document.toString({ lineWidth: 0, flowCollectionPadding: false }).replaceAll(` ${ownLine}`, '');
}

/** Marks a value that begins on a line of its own, below its key. */
const ownLine = '\u0000';

/** What stands in the source for a value. */
function textOf({ range }: Node, source: string): string {
  if (!range) return '';
  const text = source.slice(range[0], range[1]);
  const before = /\n *$/.exec(source.slice(0, range[0]))?.[0];
  return before && text.startsWith('[') ? ownLine + before + text : text;
}

/** A new file of YAML. */
export function writeYaml(value: unknown): string {
  return new Document(value, { customTags: (tags) => [keptString(new Map()), ...tags] }).toString({ lineWidth: 0 });
}

/** How texts are written: as they were if they have not changed, and long ones in several lines. */
function keptString(written: Map<Scalar, { value: unknown; text: string }>): ScalarTag {
  return {
    tag: 'tag:yaml.org,2002:str',
    identify: (value) => typeof value === 'string',
    default: true,
    resolve: (text) => text,
    stringify(item, context, onComment, onChompKeep) {
      const kept = written.get(item as Scalar);
      if (kept && kept.value === item.value) return kept.text;
      const text = String(item.value);
      const isKey = 'implicitKey' in context && context.implicitKey;
      if (text.length <= lineWidth || context.inFlow || isKey || text !== text.trim()) {
        const type = text.includes('\n')
          ? Scalar.BLOCK_LITERAL
          : item.type === Scalar.BLOCK_FOLDED
            ? undefined
            : item.type;
        return stringifyString(
          { ...item, type, value: text } as Scalar<string>,
          { ...context, actualString: true },
          onComment,
          onChompKeep,
        );
      }
      const lines = text.includes('\n') ? text.split('\n') : fold(text, lineWidth - context.indent.length);
      return [text.includes('\n') ? '|-' : '>-', ...lines.map((line) => line && `${context.indent}${line}`)].join('\n');
    },
  };
}

/** Breaks a text into lines between words; a line that begins with a space would mean a break of its own. */
function fold(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last === '') lines[lines.length - 1] = word;
    else if (word !== '' && last.length + 1 + word.length > width && !last.endsWith(' ')) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** The node with the new value: the former one, as far as it can be kept. */
function merge(document: Document, node: unknown, value: unknown): unknown {
  if (isMap(node) && isRecord(value)) {
    for (const key of node.items.map((pair) => String(pair.key))) if (!(key in value)) node.delete(key);
    for (const [key, inner] of Object.entries(value)) {
      if (node.has(key)) node.set(key, merge(document, node.get(key, true), inner));
      else node.add(document.createPair(key, inner));
    }
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) return mergeList(document, node, value);
  if (isScalar(node) && !isRecord(value) && !Array.isArray(value)) {
    node.value = value;
    return node;
  }
  return document.createNode(value);
}

/** Entries that are the same keep their lines, wherever they have moved to; so do those that changed in their place. */
function mergeList(document: Document, list: YAMLSeq, values: unknown[]): YAMLSeq {
  const former = [...list.items];
  const take = (node: unknown) => former.splice(former.indexOf(node), 1)[0];
  const same = values.map((value) => {
    const found = former.find((node) => JSON.stringify((node as Node).toJS(document)) === JSON.stringify(value));
    return found === undefined ? undefined : take(found);
  });
  const before = [...list.items];
  list.items = values.map((value, index) => {
    if (same[index] !== undefined) return same[index];
    const inPlace = before[index];
    return merge(document, former.includes(inPlace) ? take(inPlace) : undefined, value);
  });
  return list;
}
