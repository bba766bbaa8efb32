import { visit } from 'unist-util-visit';
import { fieldMessages, fileMessages, suggestion, tokenMessages } from '../check/messages';
import { contentTypes } from '../schema/content-types';
import type { FieldKind, FieldMeta } from '../schema/fields';
import { legalFactKeys } from '../schema/legal-facts';
import { type Facts, optionalFactKeys } from '../schema/site';
import { isRecord, mapFields, type Path, valueAt } from '../schema/walk-fields';
import type { Position } from './diagnostic';
import { applyEdits, offsetInSource } from './edits';
import type { ContentDocument, FileIdentity, LoadedDocument } from './loaded-document';
import { parseMarkdown, rangeOf } from './markdown';
import { markdownFaults } from './markdown-diagnostics';
import type { YamlSource } from './read-yaml';
import { explainIssues } from './schema-diagnostics';
import type { SourceText } from './source-text';
import { findTokens, isTokenName, replaceTokens, tokenEdits, tokenNames } from './tokens';
import { typeset } from './typography';

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
  /** Fields whose token has no value, or which a comment cuts off: what else is wrong follows from that. */
  const faulty = new Set<string>();
  loaded.value = mapFields(schema, yaml.value, (value, field, path) => {
    if (typeof value !== 'string') return value;
    const { text, isFaulty } = readField(value, field, path, { loaded, source, yaml, facts });
    if (isFaulty) faulty.add(JSON.stringify(path));
    return text;
  });

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
      if (faulty.has(JSON.stringify(path))) continue;
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

function missingFacts(value: unknown, facts: Partial<Facts>): LoadedDocument['missing'] {
  const needs: unknown[] = isRecord(value) && Array.isArray(value.needs) ? value.needs : [];
  return legalFactKeys.filter((key) => needs.includes(key) && facts[key] === undefined);
}

/** The kinds of field that are read with a # only by mistake, where no quotes stand around them. */
const cutByComment: (FieldKind | undefined)[] = ['text', 'prose', 'keyword', 'link', 'image', 'url'];

/** The kinds of field, beside Markdown, in which a fact may stand. */
const withTokens: FieldKind[] = ['text', 'keyword', 'date', 'link'];

type FileParts = { loaded: LoadedDocument; source: SourceText; yaml: YamlSource; facts: Partial<Facts> };

/** The text of a field with its tokens replaced; notes what the rules will look at. */
function readField(value: string, field: FieldMeta, path: Path, { loaded, source, yaml, facts }: FileParts) {
  const { kind = 'flag' } = field;
  const { start, end } = yaml.valueAt(path);
  const find = source.finder({ start, end });
  const position = source.positionAt(start);
  const report = (at: Position, message: string) => loaded.diagnostics.push(loaded.diagnostic(at, message));

  const names = findTokens(value).map(({ name }) => name);
  loaded.tokens.push(...names);
  for (const name of names) {
    const message = field.placeholders?.includes(name) ? tokenMessages.braces(name) : tokenFault(name, loaded, facts);
    if (message) report(find(`{{${name}`), message);
  }
  const isCut = cutByComment.includes(kind) && yaml.styleAt(path) === 'PLAIN' && yaml.commentAfter(path) !== undefined;
  if (isCut) report(find('#'), fieldMessages.cutByComment);
  const isFaulty = isCut || names.some((name) => !isTokenName(name) || facts[name] === undefined || facts[name] === '');

  if (kind !== 'prose') {
    const text = withTokens.includes(kind) ? replaceTokens(value, facts, loaded.lang, kind) : value;
    if (kind === 'text') loaded.passages.push({ path, field, written: value, find });
    if (kind === 'link') loaded.links.push({ path, url: text, written: value, position });
    if (kind === 'image') loaded.images.push({ path, field, src: value, position });
    return { text, isFaulty };
  }
  const edits = tokenEdits(value, facts, loaded.lang, 'prose');
  const text = applyEdits(value, edits);
  const tree = parseMarkdown(text);
  const isJoined =
    value.trim().includes('\n') || /\n[ \t]*(?:[-*+]|\d{1,2}[.)])[ \t]/.test(source.text.slice(start, end));
  if (yaml.styleAt(path) === 'BLOCK_FOLDED' && isJoined) report(position, fieldMessages.folded);
  for (const { offset, message } of markdownFaults(tree, text, false)) {
    report(find(value.slice(offsetInSource(edits, offset)).split('\n')[0] ?? ''), message);
  }
  visit(tree, 'link', (node) => {
    const range = rangeOf(node);
    const link = value.slice(offsetInSource(edits, range.start), offsetInSource(edits, range.end));
    const address = link.slice(link.lastIndexOf('](') + 2);
    loaded.links.push({ path, url: node.url, written: '', position: find(address) });
  });
  loaded.passages.push({ path, field, written: value, find });
  return { text, isFaulty };
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
