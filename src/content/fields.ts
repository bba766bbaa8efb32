import { visit } from 'unist-util-visit';
import { contentTypes } from './content-types';
import type { Position } from './diagnostic';
import type { ContentDocument, FileIdentity, LoadedDocument } from './document';
import { isRecord, mapFields, type Path, valueAt } from './field-walk';
import { explainIssues } from './issues';
import { fieldMessages, fileMessages, suggestion, tokenMessages } from './messages';
import type { FieldKind, FieldMeta } from './schema/fields';
import { type Facts, legalFactKeys, optionalFactKeys } from './schema/site';
import type { Find, SourceText } from './source';
import { applyEdits, offsetInSource } from './text/edits';
import { parseMarkdown, rangeOf } from './text/markdown';
import { markdownFaults } from './text/markdown-faults';
import { findTokens, isTokenName, replaceTokens, tokenEdits, tokenNames } from './text/tokens';
import { typeset } from './text/typography';
import type { YamlSource } from './yaml';

/** Reads what is written in YAML: in a YAML file or in the head of a Markdown file. */
export function readFields(
  identity: FileIdentity,
  source: SourceText,
  yaml: YamlSource,
  facts: Partial<Facts>,
): LoadedDocument {
  const loaded = emptyDocument(identity, source, yaml);
  if (yaml.diagnostics.length > 0) return loaded;
  if (yaml.value === null) {
    loaded.diagnostics.push(loaded.diagnosticAt([], fileMessages.empty));
    return loaded;
  }
  const { schema } = contentTypes[identity.type];
  if (identity.type === 'LegalDocument') {
    loaded.missing = missingFacts(yaml.value, facts);
    loaded.former = isRecord(yaml.value) && yaml.value.former === true;
  }
  const reader = new FieldReader(loaded, source, yaml, facts);
  loaded.value = mapFields(schema, yaml.value, (value, field, path) => reader.read(value, field, path));

  const parsed = schema.safeParse(loaded.value);
  if (parsed.success) {
    const data = mapFields(schema, parsed.data, (value, { kind }) =>
      kind === 'text' && typeof value === 'string' ? typeset(value, identity.lang) : value,
    );
    // The schema belongs to the type, which TypeScript cannot follow through the table.
    loaded.document = { ...identity, data } as ContentDocument;
  } else {
    const writtenAt = (path: Path) => {
      const { start, end } = yaml.valueAt(path);
      return source.text.slice(start, end);
    };
    for (const { path, on, message } of explainIssues(parsed.error.issues, schema, loaded.value, writtenAt)) {
      if (reader.hasFault(path)) continue;
      const { start } = on === 'key' ? yaml.keyAt(path) : yaml.valueAt(path);
      const comment = valueAt(loaded.value, path) === null ? yaml.commentAfter(path)?.trim() : undefined;
      const said = comment ? fieldMessages.commentOnly(String(path.at(-1)), comment) : message;
      loaded.diagnostics.push(loaded.diagnostic(source.positionAt(start), said));
    }
  }
  if (loaded.diagnostics.length > 0) loaded.document = undefined;
  return loaded;
}

/** A document of which nothing is known but the faults of its syntax. */
export function emptyDocument(identity: FileIdentity, source: SourceText, yaml: YamlSource): LoadedDocument {
  return {
    ...identity,
    value: undefined,
    document: undefined,
    passages: [],
    links: [],
    images: [],
    tokens: [],
    former: false,
    missing: [],
    diagnostics: [...yaml.diagnostics],
    diagnostic: (position, message) => ({ file: source.file, ...position, message }),
    diagnosticAt: (path, message) => ({ file: source.file, ...source.positionAt(yaml.valueAt(path).start), message }),
  };
}

/** The facts that a file names after `needs:` and that have no value yet. */
function missingFacts(value: unknown, facts: Partial<Facts>): LoadedDocument['missing'] {
  const needs: unknown[] = isRecord(value) && Array.isArray(value.needs) ? value.needs : [];
  return legalFactKeys.filter((key) => needs.includes(key) && facts[key] === undefined);
}

/** The kinds of field that are read with a # only by mistake, where no quotes stand around them. */
const cutByComment: (FieldKind | undefined)[] = ['text', 'prose', 'keyword', 'link', 'image', 'url'];

/** The kinds of field, beside Markdown, in which a fact may stand. */
const withTokens: FieldKind[] = ['text', 'keyword', 'date', 'link'];

/** Reads the fields of one file: replaces their tokens, and notes what the rules will look at. */
class FieldReader {
  readonly #faulty = new Set<string>();

  constructor(
    readonly loaded: LoadedDocument,
    readonly source: SourceText,
    readonly yaml: YamlSource,
    readonly facts: Partial<Facts>,
  ) {}

  /** True for a field whose token has no value, or which a comment cuts off: what else is wrong follows from that. */
  hasFault(path: Path): boolean {
    return this.#faulty.has(JSON.stringify(path));
  }

  read(value: unknown, field: FieldMeta, path: Path): unknown {
    if (typeof value !== 'string') return value;
    const { loaded, yaml, facts, source } = this;
    const range = yaml.valueAt(path);
    const find = source.finder(range);
    const position = source.positionAt(range.start);

    if (this.#noteTokens(value, field, find)) this.#faulty.add(JSON.stringify(path));
    if (cutByComment.includes(field.kind) && yaml.styleAt(path) === 'PLAIN' && yaml.commentAfter(path) !== undefined) {
      this.#faulty.add(JSON.stringify(path));
      this.#report(find('#'), fieldMessages.cutByComment);
    }

    const { kind = 'flag' } = field;
    if (kind === 'prose') return this.#readProse(value, field, path, find);
    const text = withTokens.includes(kind) ? replaceTokens(value, facts, loaded.lang, kind) : value;
    if (kind === 'text') loaded.passages.push({ path, field, written: value, find });
    if (kind === 'link') loaded.links.push({ path, url: text, written: value, position });
    if (kind === 'image') loaded.images.push({ path, field, src: value, position });
    return text;
  }

  #readProse(value: string, field: FieldMeta, path: Path, find: Find): string {
    const { loaded, yaml, facts } = this;
    const edits = tokenEdits(value, facts, loaded.lang, 'prose');
    const text = applyEdits(value, edits);
    const tree = parseMarkdown(text);
    const { start, end } = yaml.valueAt(path);
    const isJoined =
      value.trim().includes('\n') || /\n[ \t]*(?:[-*+]|\d{1,2}[.)])[ \t]/.test(this.source.text.slice(start, end));
    if (yaml.styleAt(path) === 'BLOCK_FOLDED' && isJoined) this.#report(find(''), fieldMessages.folded);
    for (const { offset, message } of markdownFaults(tree, text, false)) {
      this.#report(find(value.slice(offsetInSource(edits, offset)).split('\n')[0] ?? ''), message);
    }
    visit(tree, 'link', (node) => {
      const range = rangeOf(node);
      const link = value.slice(offsetInSource(edits, range.start), offsetInSource(edits, range.end));
      const address = link.slice(link.lastIndexOf('](') + 2);
      loaded.links.push({ path, url: node.url, written: '', position: find(address) });
    });
    loaded.passages.push({ path, field, written: value, find });
    return text;
  }

  /** Reports unknown tokens; true if there is a token that has no value. */
  #noteTokens(text: string, { placeholders }: FieldMeta, find: Find): boolean {
    const names = findTokens(text).map(({ name }) => name);
    this.loaded.tokens.push(...names);
    for (const name of names) {
      const message = placeholders?.includes(name)
        ? tokenMessages.braces(name)
        : tokenFault(name, this.loaded, this.facts);
      if (message) this.#report(find(`{{${name}`), message);
    }
    return names.some((name) => !isTokenName(name) || this.facts[name] === undefined || this.facts[name] === '');
  }

  #report(position: Position, message: string): void {
    this.loaded.diagnostics.push(this.loaded.diagnostic(position, message));
  }
}

/** What is wrong with a token in a file; nothing if it names a fact, or one that the file waits for. */
export function tokenFault(
  name: string,
  { type, missing, former }: Pick<LoadedDocument, 'type' | 'missing' | 'former'>,
  facts: Partial<Facts>,
): string | undefined {
  if (type === 'SiteFacts') return tokenMessages.inFact;
  if (former) return tokenMessages.inFormer(name);
  if ((missing as readonly string[]).includes(name)) return undefined;
  const fact: unknown = Reflect.get(facts, name);
  // One that is there and faulty is reported where it stands.
  if (fact === '' || (optionalFactKeys.includes(name) && !(name in facts))) return tokenMessages.noValue(name);
  return isTokenName(name) ? undefined : tokenMessages.unknown(name, suggestion(name, tokenNames));
}
