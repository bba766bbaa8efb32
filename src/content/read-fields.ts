import { contentTypes } from '../schema/content-types';
import type { FieldKind, FieldMeta } from '../schema/fields';
import { legalFactKeys } from '../schema/legal-facts';
import { type Facts, optionalFactKeys } from '../schema/site';
import { isRecord, mapFields, type Path, valueAt } from '../schema/walk-fields';
import type { Position } from './diagnostic';
import type { ContentDocument, FileIdentity, LoadedDocument } from './loaded-document';
import { readMarkdown } from './read-markdown';
import type { YamlSource } from './read-yaml';
import { fieldMessages, fileMessages, tokenMessages } from './reading-messages';
import { explainIssues } from './schema-diagnostics';
import type { SourceText } from './source-text';
import { findTokens, isTokenName, replaceTokens, tokenNames } from './tokens';
import { typeset } from './typography';
import { suggestion } from './wording';

/** Reads what is written in YAML: in a YAML file or in the head of a Markdown file. */
export function readFields(
  identity: FileIdentity,
  source: SourceText,
  yaml: YamlSource,
  facts: Partial<Facts>,
): LoadedDocument {
  const loaded = emptyDocument(identity, source, yaml);
  if (yaml.diagnostics.length > 0) return loaded;
  if (yaml.value === null) return { ...loaded, diagnostics: [loaded.diagnosticAt([], fileMessages.empty)] };
  const { schema } = contentTypes[identity.type];
  if (identity.type === 'LegalDocument' && isRecord(yaml.value)) {
    const needs: unknown[] = Array.isArray(yaml.value.needs) ? yaml.value.needs : [];
    loaded.missingFacts = legalFactKeys.filter((key) => needs.includes(key) && facts[key] === undefined);
    loaded.isArchived = yaml.value.former === true;
  }
  /** Fields with a token that has no value: a diagnostic says so, here or in site.yaml. */
  const incomplete = new Set<string>();
  loaded.value = mapFields(schema, yaml.value, (value, field, path) => {
    if (typeof value !== 'string') return value;
    const text = readField(value, field, path, { loaded, source, yaml, facts });
    if (withTokens.includes(field.kind) && text.includes('{{')) incomplete.add(path.join());
    return text;
  });

  const parsed = schema.safeParse(loaded.value);
  if (!parsed.success)
    explainIssues(parsed.error.issues, schema, loaded.value, (path, at, message) => {
      if (incomplete.has(path.join())) return;
      const { start } = at === 'key' ? yaml.keyAt(path) : yaml.valueAt(path);
      // to: #faq
      const isComment = valueAt(loaded.value, path) === null && yaml.isCutByComment(path);
      loaded.diagnostics.push(loaded.diagnostic(source.positionAt(start), isComment ? fieldMessages.comment : message));
    });
  if (!parsed.success || loaded.diagnostics.length > 0) return loaded;
  const data = mapFields(schema, parsed.data, (value, { kind }) =>
    kind === 'text' && typeof value === 'string' ? typeset(value, identity.lang) : value,
  );
  // TypeScript cannot know that the schema belongs to this type.
  return { ...loaded, document: { ...identity, data } as ContentDocument };
}

/** A document of which nothing is known but the diagnostics of its syntax. */
export function emptyDocument(identity: FileIdentity, source: SourceText, yaml: YamlSource): LoadedDocument {
  return {
    ...identity,
    value: undefined,
    document: undefined,
    passages: [],
    links: [],
    images: [],
    tokens: [],
    isArchived: false,
    missingFacts: [],
    diagnostics: [...yaml.diagnostics],
    diagnostic: (position, message) => ({ file: source.file, ...position, message }),
    diagnosticAt: (path, message) => ({ file: source.file, ...source.positionAt(yaml.valueAt(path).start), message }),
  };
}

/** The kinds of field in which tokens are replaced. */
const withTokens: (FieldKind | undefined)[] = ['text', 'prose', 'keyword', 'date', 'link'];

type FileParts = { loaded: LoadedDocument; source: SourceText; yaml: YamlSource; facts: Partial<Facts> };

/** The text of a field with its tokens replaced. Adds to `loaded` what the rules look at, and its diagnostics. */
function readField(value: string, field: FieldMeta, path: Path, { loaded, source, yaml, facts }: FileParts): string {
  const { kind, placeholders = [] } = field;
  const { start, end } = yaml.valueAt(path);
  const find = source.finder({ start, end });
  const position = source.positionAt(start);
  const report = (at: Position, message: string) => loaded.diagnostics.push(loaded.diagnostic(at, message));

  for (const { name } of findTokens(value)) {
    loaded.tokens.push(name);
    const isPlaceholder = placeholders.includes(name);
    const message = isPlaceholder ? tokenMessages.placeholder(name) : tokenMessage(name, loaded, facts);
    if (message) report(find(`{{${name}`), message);
  }
  if (kind === 'image') loaded.images.push({ field, src: value, position });
  if (kind === 'text' || kind === 'prose') {
    loaded.passages.push({ path, field, written: value, find });
    if (yaml.isCutByComment(path)) report(find('#'), fieldMessages.comment);
  }
  if (kind === 'prose') {
    // paragraphs, or the entries of a list
    const isJoined = value.trim().includes('\n') || /\n\s*(?:[-*+]|\d{1,2}[.)])\s/.test(source.text.slice(start, end));
    if (yaml.isFolded(path) && isJoined) report(position, fieldMessages.folded);
    readMarkdown(value, false, loaded, facts, (offset) => find(value.slice(offset).split('\n')[0] ?? ''));
  }
  const text = withTokens.includes(kind) ? replaceTokens(value, facts, loaded.lang, kind) : value;
  if (kind === 'link') loaded.links.push({ url: text, written: value, position });
  return text;
}

/** What is wrong with a token; undefined if it names a fact, or one that its document waits for. */
export function tokenMessage(
  name: string,
  { type, missingFacts, isArchived }: Pick<LoadedDocument, 'type' | 'missingFacts' | 'isArchived'>,
  facts: Partial<Facts>,
): string | undefined {
  if (type === 'SiteFacts') return tokenMessages.inFact;
  if (isArchived) return tokenMessages.inArchive(name);
  if ((missingFacts as readonly string[]).includes(name)) return undefined;
  if (!isTokenName(name)) return tokenMessages.unknown(name, suggestion(name, tokenNames));
  // A fact that is badly written has its diagnostic in site.yaml: its key is there, without a value.
  const isAbsent = facts[name] === '' || (optionalFactKeys.includes(name) && !(name in facts));
  return isAbsent ? tokenMessages.noValue(name) : undefined;
}
