import { contentTypes } from '../schema/content-types';
import { legalFactKeys, optionalFactKeys, tokenNames } from '../schema/fact-keys';
import type { FieldKind, FieldMeta } from '../schema/fields';
import type { Facts } from '../schema/site';
import { isRecord, mapFields, type Path, valueAt } from '../schema/walk-fields';
import { type ContentDocument, emptyDocument, type FileIdentity, type RawDocument } from './content-document';
import { isMissingFact, shownOfField } from './missing-facts';
import { readMarkdown } from './read-markdown';
import type { YamlSource } from './read-yaml';
import { fieldMessages, fileMessages, tokenMessages } from './reading-messages';
import { explainIssues } from './schema-diagnostics';
import type { SourceText } from './source-text';
import { findTokens, isTokenName, replaceTokens } from './tokens';
import { typeset } from './typography';
import { suggestion } from './wording';

/** Reads the fields of a YAML file, or of the frontmatter of a Markdown file. */
export function readFields(
  identity: FileIdentity,
  source: SourceText,
  yaml: YamlSource,
  facts: Partial<Facts>,
): RawDocument {
  const document = emptyDocument(identity, source, yaml);
  if (yaml.diagnostics.length > 0) return document;
  if (yaml.value === null) {
    document.reportAt([], fileMessages.empty);
    return document;
  }
  const { schema } = contentTypes[identity.type];
  if (identity.type === 'LegalDocument' && isRecord(yaml.value)) {
    const needs: unknown[] = Array.isArray(yaml.value.needs) ? yaml.value.needs : [];
    document.missingFacts = legalFactKeys.filter((key) => needs.includes(key) && facts[key] === undefined);
    document.isArchived = yaml.value.former === true;
  }
  /** Fields with a token that has no value. Such a token has its own diagnostic, here or in site.yaml. */
  const incomplete = new Set<string>();
  document.value = mapFields(schema, yaml.value, (value, field, path, isOptional) => {
    if (typeof value !== 'string') return value;
    const text = readField(value, field, path, { document, source, yaml, facts, isOptional });
    if (withTokens.includes(field.kind) && text?.includes('{{')) incomplete.add(path.join());
    return text;
  });

  const parsed = schema.safeParse(document.value);
  if (!parsed.success)
    explainIssues(parsed.error.issues, schema, document.value, (path, at, message) => {
      if (incomplete.has(path.join())) return;
      const { start } = at === 'key' ? yaml.keyAt(path) : yaml.valueAt(path);
      // to: #faq
      const isComment = valueAt(document.value, path) === null && yaml.isCutByComment(path);
      document.report(source.positionAt(start), isComment ? fieldMessages.comment : message);
    });
  if (!parsed.success || document.diagnostics.length > 0) return document;
  const data = mapFields(schema, parsed.data, (value, { kind }) =>
    kind === 'text' && typeof value === 'string' ? typeset(value, identity.lang) : value,
  );
  // A cast, because TypeScript cannot know that the schema belongs to this type. read-legal-document.ts adds the sections.
  document.validDocument = { ...identity, data } as ContentDocument;
  return document;
}

/** The kinds of field in which tokens are replaced. */
const withTokens: (FieldKind | undefined)[] = ['text', 'prose', 'keyword', 'date', 'link'];

type Surroundings = {
  document: RawDocument;
  source: SourceText;
  yaml: YamlSource;
  facts: Partial<Facts>;
  isOptional: boolean;
};

/**
 * Adds the texts, links, pictures, tokens and diagnostics of a field to the document.
 * @returns its text with tokens replaced; `undefined` if it waits for a fact
 */
function readField(value: string, field: FieldMeta, path: Path, surroundings: Surroundings): string | undefined {
  const { kind } = field;
  const { document, source, yaml, facts, isOptional } = surroundings;
  const { start, end } = yaml.valueAt(path);
  const position = source.positionAt(start);
  const positionAt = source.finder({ start, end }, value);

  const mayWait = document.type !== 'SiteFacts' && !document.isArchived;
  const shown = mayWait ? shownOfField(value, kind, isOptional, facts) : value;
  for (const { name, start: offset } of findTokens(value)) {
    document.tokens.push(name);
    const isLeftOut = shown !== value && isMissingFact(name, facts);
    const message = isLeftOut ? undefined : tokenMessage(name, document, facts);
    if (message) document.report(positionAt(offset, `{{${name}`.length), message);
  }
  if (kind === 'image') document.images.push({ field, src: value, position });
  if (kind === 'text' || kind === 'prose') {
    document.texts.push({ path, field, rawText: value, positionAt });
    if (yaml.isCutByComment(path)) document.report(position, fieldMessages.comment);
  }
  if (kind === 'prose') {
    // paragraphs, or the entries of a list
    const isJoined = value.trim().includes('\n') || /\n\s*(?:[-*+]|\d{1,2}[.)])\s/.test(source.text.slice(start, end));
    if (yaml.isFolded(path) && isJoined) document.report(position, fieldMessages.folded);
    readMarkdown(value, false, document, facts, (offset) => {
      const [restOfLine = ''] = value.slice(offset).split('\n');
      return positionAt(offset, restOfLine.length);
    });
  }
  if (shown === undefined) return undefined;
  const text = withTokens.includes(kind) ? replaceTokens(shown, facts, document.lang, kind) : value;
  if (kind === 'link') document.links.push({ href: text, rawHref: value, position });
  return text;
}

/** The message on a token; undefined if it names a fact that has a value, or for which its document waits. */
export function tokenMessage(name: string, document: RawDocument, facts: Partial<Facts>): string | undefined {
  if (document.type === 'SiteFacts') return tokenMessages.inFact;
  if (document.isArchived) return tokenMessages.inArchive(name);
  if (!isTokenName(name)) return tokenMessages.unknown(name, suggestion(name, tokenNames));
  if (document.missingFacts.includes(name)) return undefined;
  // An invalid fact has its diagnostic in site.yaml: its key is in `facts`, with the value `undefined`.
  const isAbsent = facts[name] === '' || (optionalFactKeys.includes(name) && !(name in facts));
  return isAbsent ? tokenMessages.noValue(name) : undefined;
}
