import { isMap, isScalar, isSeq, parse, parseDocument, type ScalarTag, YAMLMap } from 'yaml';
import { stringifyString } from 'yaml/util';
import { site } from '../schema/site';

/**
 * How the CMS reads and writes content files. What it reads holds the file's text beside the values, under a
 * key that no field shows, so that writing can keep all that has not changed.
 */
const sourceKey = '__source';

type Values = Record<string, unknown>;

export const yamlFormat = {
  fromFile: (text: string): Values => ({ ...parse(text), [sourceKey]: text }),
  toFile: ({ [sourceKey]: source = '', ...data }: Values) => rewriteYaml(String(source), data),
};

export const markdownFormat = {
  fromFile(text: string): Values {
    const [, head = '', body = ''] = /^---[ \t]*\n([\s\S]*?\n)?---[ \t]*(?:\n+|$)([\s\S]*)$/.exec(text) ?? [];
    return { ...yamlFormat.fromFile(head), body: body.trimEnd() };
  },
  toFile: ({ body, ...data }: Values) => `---\n${yamlFormat.toFile(data)}---\n\n${String(body).trimEnd()}\n`,
};

const lineWidth = 80;
/** The facts whose line stays in the file when they are empty. */
const emptyFacts = Object.entries(site.shape).flatMap(([key, field]) => (field.meta()?.mayBeEmpty ? key : []));

/** Writes new values into YAML and keeps comments, the order of keys, and every text that has not changed as it was written. */
function rewriteYaml(source: string, values: object): string {
  const text: ScalarTag = {
    tag: 'tag:yaml.org,2002:str',
    identify: (value) => typeof value === 'string',
    default: true,
    resolve: (value) => value,
    stringify(item, context, ...rest) {
      const value = String(item.value);
      if (item.range && item.source === value) return source.slice(item.range[0], item.range[1]).trimEnd();
      const isLong = value.length > lineWidth;
      const type = value.includes('\n') ? 'BLOCK_LITERAL' : isLong ? 'BLOCK_FOLDED' : 'PLAIN';
      const options = { ...context.options, lineWidth: isLong ? lineWidth : 0 };
      // A text that YAML would read as a number, a truth or nothing gets quotes.
      return stringifyString({ type, value }, { ...context, actualString: true, options }, ...rest);
    },
  };
  const document = parseDocument(source, { customTags: (tags) => [text, ...tags] });

  /** The node with the new value: the old one, as far as it can be kept. */
  const merge = (node: unknown, value: unknown): unknown => {
    if (isSeq(node) && Array.isArray(value)) {
      // Entries that are the same keep their lines, wherever they have moved to; so do those that changed in their place.
      const old = [...node.items] as YAMLMap[];
      const asJson = old.map((entry) => JSON.stringify(entry.toJS(document)));
      const kept = value.map((entry) => old[asJson.indexOf(JSON.stringify(entry))]);
      node.items = value.map((entry, i) => kept[i] ?? merge(kept.includes(old[i]) ? undefined : old[i], entry));
    } else if (isMap(node) && value instanceof Object && !Array.isArray(value)) {
      const gone = node.items.map(({ key }) => String(key)).filter((key) => !(key in value));
      for (const key of gone) if (!emptyFacts.includes(key)) node.delete(key);
      const empty = gone.filter((key) => emptyFacts.includes(key)).map((key) => [key, '']);
      for (const [key, inner] of [...Object.entries(value), ...empty]) {
        if (node.has(key)) node.set(key, merge(node.get(key, true), inner));
        // The CMS gives `false` for a flag that the file leaves out.
        else if (inner !== false) node.add(document.createPair(key, inner));
      }
    } else if (isScalar(node) && !(value instanceof Object)) node.value = value;
    else return document.createNode(value);
    return node;
  };
  document.contents = merge(document.contents ?? new YAMLMap(), values) as typeof document.contents;
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}
