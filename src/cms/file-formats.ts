import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parse,
  parseDocument,
  type ScalarTag,
  YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { stringifyString } from 'yaml/util';
import { findFrontmatter } from '../content/markdown';

/**
 * How the CMS reads and writes content files. The values that it reads include the text of the file, under a key that no
 * field shows, so that writing can keep every text that has not changed.
 */
const sourceKey = '__source';

type Values = Record<string, unknown>;

export const yamlFormat = {
  fromFile: (text: string): Values => ({ ...parse(text), [sourceKey]: text }),
  toFile: ({ [sourceKey]: source = '', ...values }: Values) => rewriteYaml(String(source), values),
};

export const markdownFormat = {
  fromFile(text: string): Values {
    const head = findFrontmatter(text) ?? { start: 0, end: 0, body: 0 };
    return { ...yamlFormat.fromFile(text.slice(head.start, head.end)), body: text.slice(head.body).trim() };
  },
  toFile: ({ body, ...values }: Values) => `---\n${yamlFormat.toFile(values)}---\n\n${String(body).trimEnd()}\n`,
};

/** Writes new values into YAML and keeps comments, the order of keys, and every text that has not changed as it was written. */
function rewriteYaml(source: string, values: Values): string {
  const document = parseDocument(source, { customTags: (tags) => [textTag(source), ...tags] });
  document.contents = mergeNode(document, document.contents ?? new YAMLMap(), values) as typeof document.contents;
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

const lineWidth = 80;

function styleOf(text: string) {
  if (text.includes('\n')) return 'BLOCK_LITERAL';
  return text.length > lineWidth ? 'BLOCK_FOLDED' : 'PLAIN';
}

/** Writes texts: as they stand in the source if they have not changed, else folded if they are long. */
const textTag = (source: string): ScalarTag => ({
  tag: 'tag:yaml.org,2002:str',
  identify: (value) => typeof value === 'string',
  default: true,
  resolve: (value) => value,
  stringify(item, context, ...rest) {
    const value = String(item.value);
    if (item.range && item.source === value) return source.slice(item.range[0], item.range[1]).trimEnd();
    const type = styleOf(value);
    const options = { ...context.options, lineWidth: type === 'PLAIN' ? 0 : lineWidth };
    // `actualString` puts quotes around a text that YAML would read as a number, a boolean or null.
    return stringifyString({ type, value }, { ...context, actualString: true, options }, ...rest);
  },
});

/** Returns the old node with a new value if both are of the same kind, else a new node. */
function mergeNode(document: Document.Parsed, node: unknown, value: unknown): unknown {
  if (isSeq(node) && Array.isArray(value)) return mergeList(document, node, value);
  if (isMap(node) && value instanceof Object && !Array.isArray(value)) return mergeMap(document, node, { ...value });
  if (!isScalar(node) || value instanceof Object) return document.createNode(value);
  node.value = value;
  return node;
}

function mergeList(document: Document.Parsed, list: YAMLSeq, values: unknown[]): YAMLSeq {
  const oldNodes = [...list.items] as Node[];
  const oldValues = oldNodes.map((node) => JSON.stringify(node.toJS(document)));
  const unchangedNodes = values.map((value) => oldNodes[oldValues.indexOf(JSON.stringify(value))]);
  list.items = values.map((value, index) => {
    // An entry that has not changed keeps its lines, even at another position.
    if (unchangedNodes[index]) return unchangedNodes[index];
    const oldNode = oldNodes[index];
    return mergeNode(document, unchangedNodes.includes(oldNode) ? undefined : oldNode, value);
  });
  return list;
}

function mergeMap(document: Document.Parsed, map: YAMLMap, values: Values): YAMLMap {
  for (const key of map.items.map((pair) => String(pair.key))) if (!(key in values)) map.delete(key);
  for (const [key, value] of Object.entries(values)) {
    if (map.has(key)) map.set(key, mergeNode(document, map.get(key, true), value));
    // The CMS gives `false` for a flag that the file does not have.
    else if (value !== false) map.add(document.createPair(key, value));
  }
  return map;
}
