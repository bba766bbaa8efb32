import { visit } from 'unist-util-visit';
import type { Position } from '../diagnostic';
import type { LoadedDocument } from '../document';
import type { Path } from '../field-walk';
import type { FieldKind, FieldMeta } from '../schema/fields';
import { type Facts, openFactKeys } from '../schema/site';
import { didYouMean } from '../similar';
import { type Find, finder, type SourceText } from '../source';
import { applyEdits, offsetInSource } from '../text/edits';
import { parseMarkdown, plainText, rangeOf } from '../text/markdown';
import { markdownFaults } from '../text/markdown-faults';
import { factsNamedIn, findTokens, isTokenName, markdownTokenEdits, replaceTokens, tokenNames } from '../text/tokens';
import { findInvisible } from './invisible-signs';
import type { YamlSource } from './yaml-source';

/** The kinds of field in which a # may stand, beside those that visitors read. */
const mayHoldHash: (FieldKind | undefined)[] = ['keyword', 'link', 'image', 'url'];

/** A line that is meant as an entry of a list. */
const listEntry = /\n[ \t]*(?:[-*+]|\d{1,2}[.)])[ \t]/;

/** Reads the fields of one file: replaces their tokens, and notes what the rules will look at. */
export class FieldReader {
  readonly #faulty = new Set<string>();

  constructor(
    readonly loaded: LoadedDocument,
    readonly source: SourceText,
    readonly yaml: YamlSource,
    readonly facts: Partial<Facts>,
  ) {}

  /**
   * True for a field whose token could not be replaced, which a comment cuts off, or which holds an invisible sign:
   * what else is wrong with it follows from that.
   */
  hasFault(path: Path): boolean {
    return this.#faulty.has(JSON.stringify(path));
  }

  read(value: unknown, field: FieldMeta, path: Path): unknown {
    if (typeof value !== 'string') return value;
    const { loaded, yaml, facts } = this;
    // Only what is wrong is looked for.
    const find: Find = (words, nth) => finder(this.source, yaml.valueAt(path))(words, nth);
    const position = () => this.source.positionAt(yaml.valueAt(path).start);

    if (this.#noteTokens(value, field, find) || findInvisible(value)) this.#faulty.add(JSON.stringify(path));
    const isText = field.kind === 'text' || field.kind === 'prose';
    const mayBeCutOff = isText || (mayHoldHash.includes(field.kind) && yaml.isUnquoted(path));
    const comment = mayBeCutOff ? yaml.commentAfter(path) : undefined;
    if (comment !== undefined && value !== '') {
      this.#faulty.add(JSON.stringify(path));
      this.#report(
        find('#'),
        'A # after a space begins a comment, which visitors do not see. Put the whole text in double quotes, or the comment on a line of its own.',
      );
    }

    switch (field.kind) {
      case 'text': {
        const text = replaceTokens(value, facts, loaded.lang, field.kind);
        const isUnquoted = () => yaml.isUnquoted(path);
        const named = factsNamedIn(value, facts, loaded.lang);
        loaded.passages.push({ path, field, text, written: value, facts: named, find, isUnquoted });
        return text;
      }
      case 'prose':
        return this.#readProse(value, field, path, find);
      case 'keyword':
      case 'date':
        return replaceTokens(value, facts, loaded.lang, field.kind);
      case 'link': {
        const url = replaceTokens(value, facts, loaded.lang, field.kind);
        loaded.links.push({ path, url, written: value, position: position() });
        return url;
      }
      case 'image':
        loaded.images.push({ path, field, src: value, position: position() });
        return value;
      default:
        return value;
    }
  }

  #readProse(value: string, field: FieldMeta, path: Path, find: Find): string {
    const { loaded, yaml, facts } = this;
    const edits = markdownTokenEdits(value, facts, loaded.lang);
    const text = applyEdits(value, edits);
    const tree = parseMarkdown(text);
    if (yaml.isFolded(path)) {
      const { start, end } = yaml.valueAt(path);
      const isList = listEntry.test(this.source.text.slice(start, end));
      if (isList || value.trim().includes('\n'))
        this.#report(
          find(''),
          `The text begins with >, which joins its ${isList ? 'lines' : 'paragraphs'}. Begin it with | instead.`,
        );
    }
    for (const { offset, message } of markdownFaults(tree, text, false)) {
      this.#report(find(value.slice(offsetInSource(edits, offset)).split('\n')[0] ?? ''), message);
    }
    visit(tree, 'link', (node) => {
      const { start, end } = rangeOf(node);
      const link = value.slice(offsetInSource(edits, start), offsetInSource(edits, end));
      // Without any text, it is <address>.
      const address = link.slice(link.lastIndexOf('](') + 2);
      loaded.links.push({ path, url: node.url, written: '', position: find(address) });
    });
    const isUnquoted = () => yaml.isUnquoted(path);
    const named = factsNamedIn(value, facts, loaded.lang);
    loaded.passages.push({ path, field, text: plainText(tree), written: value, facts: named, find, isUnquoted });
    return text;
  }

  /** Reports unknown tokens; true if there is a token that has no value. */
  #noteTokens(text: string, { kind, placeholders }: FieldMeta, find: Find): boolean {
    const names = findTokens(text).map(({ name }) => name);
    this.loaded.tokens.push(...names);
    for (const name of names) {
      const diagnostic = placeholders?.includes(name)
        ? `{{${name}}} has a brace too many on each side. Write {${name}}.`
        : tokenDiagnostic(name, this.loaded, this.facts, kind);
      if (diagnostic) this.#report(find(`{{${name}`), diagnostic);
    }
    return names.some((name) => !isTokenName(name) || this.facts[name] === undefined || this.facts[name] === '');
  }

  #report(position: Position, message: string): void {
    this.loaded.diagnostics.push({ file: this.source.file, ...position, message });
  }
}

/** What is wrong with a token in a file; nothing if it names a fact, or one that the file waits for. */
export function tokenDiagnostic(
  name: string,
  { type, lang, missing }: Pick<LoadedDocument, 'type' | 'lang' | 'missing'>,
  facts: Partial<Facts>,
  kind?: FieldKind,
): string | undefined {
  if (type === 'SiteFacts') return 'A fact cannot hold a token. Write the value itself.';
  if (type === 'FormerVersion') return writtenOut(name, lang, facts, kind);
  // The sign that splits its name is reported, and nobody could see what is wrong with the name.
  if (findInvisible(name)) return undefined;
  if ((missing as readonly string[]).includes(name)) return undefined;
  const fact: unknown = Reflect.get(facts, name);
  // One that is there and faulty is reported where it stands.
  if (fact === '' || (openFactKeys.includes(name) && fact === undefined))
    return `{{${name}}} has no value yet. Write it after "${name}:" in site.yaml.`;
  if (isTokenName(name)) return undefined;
  return `{{${name}}} is not a fact of site.yaml.${didYouMean(name, tokenNames) || ` There are: ${tokenNames.join(', ')}.`}`;
}

/** A former version keeps the words of its day, whatever becomes of the facts. */
function writtenOut(name: string, lang: string, facts: Partial<Facts>, kind: FieldKind = 'text'): string {
  const fact = isTokenName(name) ? facts[name] : undefined;
  const remedy =
    isTokenName(name) && fact !== undefined
      ? `Write "${replaceTokens(`{{${name}}}`, facts, lang, kind)}" instead of {{${name}}}`
      : `Take out what names {{${name}}}, which was not given`;
  return `A former version keeps the words of its day. ${remedy} (npm run keep-version does it for you).`;
}
