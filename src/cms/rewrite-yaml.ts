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
  type YAMLSeq,
} from 'yaml';
import { stringifyString } from 'yaml/util';
import { isRecord } from '../content/field-walk';

/** Texts are folded at this width; lists in brackets stay on one line, however long. */
const lineWidth = 80;
const format = { lineWidth: 0, flowCollectionPadding: false };

/** Writes new values into YAML and keeps comments, the order of keys, and every text that has not changed as it was written. */
export function rewriteYaml(source: string, value: unknown): string {
  const written = new Map<Scalar, { value: unknown; text: string }>();
  const document = parseDocument(source, { customTags: (tags) => [keptString(written), ...tags] });
  visit(document, {
    Scalar(_key, node) {
      const text = node.range && source.slice(node.range[0], node.range[1]).trimEnd();
      if (text) written.set(node, { value: node.value, text });
    },
  });
  document.contents = merge(document, document.contents, value) as typeof document.contents;
  return document.toString(format);
}

/** A new file of YAML. */
export function writeYaml(value: unknown): string {
  return new Document(value, { customTags: (tags) => [keptString(new Map()), ...tags] }).toString(format);
}

/** How texts are written: as they were if they have not changed, and long ones in several lines. */
function keptString(written: ReadonlyMap<unknown, { value: unknown; text: string }>): ScalarTag {
  return {
    tag: 'tag:yaml.org,2002:str',
    identify: (value) => typeof value === 'string',
    default: true,
    resolve: (text) => text,
    stringify(item, context, ...rest) {
      const kept = written.get(item);
      const value = String(item.value);
      if (kept?.value === value) return kept.text;
      const isShort = value.length <= lineWidth || context.inFlow || context.implicitKey;
      const shortType = item.type === Scalar.BLOCK_FOLDED ? undefined : item.type;
      const type = value.includes('\n') ? Scalar.BLOCK_LITERAL : isShort ? shortType : Scalar.BLOCK_FOLDED;
      const options = { ...context.options, lineWidth: type === Scalar.BLOCK_FOLDED ? lineWidth : 0 };
      // A text that YAML would read as a number, a truth or nothing gets quotes.
      const asText = { actualString: true, ...context, options };
      return stringifyString({ ...item, type, value } as Scalar<string>, asText, ...rest);
    },
  };
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
