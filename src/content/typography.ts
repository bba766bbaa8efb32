import type { Nodes } from 'mdast';
import { applyEdits, type Edit } from './edits';
import { type Inline, objectReplacement, readBlocks } from './markdown';

/** U+00A0 and U+202F, written out because an editor shows them as a space. */
const noBreakSpace = '\u00a0';
const narrowNoBreakSpace = '\u202f';

/** U+2060, after a hyphen that no line may end with: the fonts have no U+2011, and browsers find the word without it. */
const wordJoiner = '\u2060';

/** Among them those of fixed widths, which word processors put in. */
const space = '[ \\t\\n\\u00a0\\u2000-\\u200a\\u202f]';
const spaces = `${space}*`;
const someSpaces = `${space}+`;

const months = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';

/** What is counted. A word that is not here stays free to begin a new line. */
const units = [
  'secondes?|minutes?|min|heures?|h|jours?|j|semaines?|mois|ans?|années?',
  'millions?|milliards?|milliers|mille',
  'USD|EUR|CHF|euros?|dollars?|centimes?|€|\\$|£',
  'grammes?|kilos?|kilogrammes?|kg|mg|µg|g|litres?|ml|cl|dl|l|L|kcal|cal|kJ|calories|kilocalories',
  'mètres?|kilomètres?|km|cm|mm|m|pixels?|px|Ko|Mo|Go|°C?',
  'fois|pas|repas|aliments|portions?|étapes?|étoiles?|personnes?|questions?|réponses?|articles?|langues?|pages?|photos?',
].join('|');

/**
 * What follows a mark that ends a word: other marks, then a space or the end; closing signs too, but not after a colon.
 * Eight marks, so that a long row of them is not read again from each one on.
 */
const ending = '[:;!?]{0,8}(?:(?<=:)(?:[\\s»"]|$)|(?<=[;!?])(?:[\\s)\\]»"”’.,…]|$))';

/*
 * The spaces before and inside punctuation follow the Lexique des règles typographiques en usage
 * à l’Imprimerie nationale: narrow before ; ! ? and inside « », wide before the colon. The patterns see the text as written.
 */
const replacements: [pattern: string, replace: string | ((match: RegExpMatchArray) => Edit[])][] = [
  // Only where the mark ends a word, so that a?b=c and 3;4 stay.
  [`(?<=[^\\s(\\[«“;!?])${spaces}(?=[;!?]${ending})`, narrowNoBreakSpace],
  // Only where a space or the end follows, so that 16:30 and 3:1 stay.
  [`(?<=[^\\s(\\[«“:])${spaces}(?=:${ending})`, noBreakSpace],
  [`(?<=«)${spaces}`, narrowNoBreakSpace],
  [`(?<=[^\\s«])${spaces}(?=»)`, narrowNoBreakSpace],
  ['(?<![\\p{L}\\d"])"([^"\\n]+(?:\\n[^"\\n]+)?)"(?![\\p{L}\\d])', guillemets],
  [`(?<=\\p{L})'(?=[\\p{L}\\d«"${objectReplacement}])`, '’'],
  ['(?<!\\.)\\.{3}(?!\\.)', '…'],
  [`(?<=\\d)${spaces}(?=[%‰](?![\\p{L}\\d]))`, noBreakSpace],
  [`(?<=\\d)${spaces}(?=€)`, noBreakSpace],
  // After a single letter: e-mail, a-t-il.
  ['(?<=(?<![\\p{L}\\d])\\p{L}-)(?=\\p{L})', wordJoiner],
  // The number of an article of law: L. 224-25-26
  [`(?<=(?<!\\p{L})[LRDA]\\.${spaces}\\d{1,4}(?:-\\d{1,3})*-)(?=\\d)`, wordJoiner],
  // A pronoun or « ce » after its verb: est-ce, dis-nous; and ci-dessous, week-end, c’est-à-dire.
  ['(?<=\\p{L}-)(?=(?:je|tu|ils?|elles?|on|nous|vous|ce|les?|la|lui|leur|moi|toi|y|en|à)(?![\\p{L}\\d]))', wordJoiner],
  ['(?<=(?<!\\p{L})(?:[Cc]i|[Ww]eek)-)(?=\\p{L})', wordJoiner],
  // A range, « 85 à 90 % », and what begins like its end, « à 16 heures ».
  [`(?<=\\d)${someSpaces}(?=à${space}+\\d)|(?<=(?<!\\p{L})à)${someSpaces}(?=\\d)`, noBreakSpace],
  [`(?<=\\d)${someSpaces}(?=(?:${units})(?![\\p{L}\\d]))`, noBreakSpace],
  [`(?<=\\d${spaces}h)${someSpaces}(?=\\d)`, noBreakSpace],
  [`(?<=(?<!\\d)\\d{1,3})${someSpaces}(?=\\d{3}(?!\\d))`, narrowNoBreakSpace],
  [`(?<=(?<!\\d)(?:\\d{1,2}|1er))${someSpaces}(?=(?:${months})(?!\\p{L}))`, noBreakSpace],
  [`(?<=(?<!\\p{L})(?:${months}))${someSpaces}(?=\\d{4}(?!\\d))`, noBreakSpace],
  // A sentence's short first word: « …s’affiche. Il manque… »
  [`(?<=[.!?…]${someSpaces}\\p{Lu}\\p{L}{0,3})${space}(?=\\p{L})`, noBreakSpace],
  [`(?<=(?<!\\p{L})App)${someSpaces}(?=Store(?!\\p{L}))`, noBreakSpace],
  [`(?<=(?<!\\d)1(?:er|re))${someSpaces}(?=\\p{L})`, noBreakSpace],
  [`(?<=(?<!\\p{L})(?:n°|art\\.|L\\.|R\\.|D\\.|p\\.|M\\.|Mme|Dr))${someSpaces}(?=[\\p{Lu}\\d])`, noBreakSpace],
];

/** What no replacement may change: addresses, code, tokens and the placeholders that a page fills in. */
const untouchable = new RegExp(
  [
    '(?:https?://|www\\.)[^\\s<>«»"]*[^\\s<>«».,;:!?)\\]"]',
    '(?:mailto|tel):[^\\s<>«»"]*[^\\s<>«».,;:!?)\\]"]',
    // From its first sign on: elsewhere the search for the @ would begin again at each letter of a word.
    '(?<![\\p{L}\\d._%+-])[\\p{L}\\d._%+-]+@[\\p{L}\\d-]+(?:\\.[\\p{L}\\d-]+)+',
    '`[^`]*`',
    '\\{\\{[^{}]*\\}\\}',
    '\\{[^{}\\s]*\\}',
  ].join('|'),
  'gu',
);

/**
 * Plain text with the spaces, quotes and apostrophes of its language.
 * @returns the text as it is in any language but French
 */
export function typeset(text: string, lang: string): string {
  return lang === 'fr' ? applyEdits(text, frenchEdits(text)) : text;
}

/**
 * The same for Markdown, in place: only its text nodes change, never code, addresses or HTML. A paragraph is typeset as
 * a whole, because a word and its punctuation may stand in different nodes: `**Nom** :`.
 */
export function typesetTree(tree: Nodes, lang: string): void {
  if (lang !== 'fr') return;
  for (const block of readBlocks(tree)) typesetBlock(block);
}

function typesetBlock(block: Inline[]): void {
  const edits = block.map((): Edit[] => []);
  const starts: number[] = [];
  let length = 0;
  for (const { value } of block) {
    starts.push(length);
    length += value.length;
  }
  const pieceAt = (offset: number) => starts.findLastIndex((start) => start <= offset);
  for (const { start, end, text } of frenchEdits(block.map(({ value }) => value).join(''))) {
    const at = pieceAt(start);
    // What is no text takes nothing in.
    const piece = start === end && !block[at]?.node ? at - 1 : at;
    // A space that reaches over a mark of Markdown stays.
    if (end > (starts[piece + 1] ?? length)) continue;
    const offset = starts[piece] ?? 0;
    edits[piece]?.push({ start: start - offset, end: end - offset, text });
  }
  for (const [index, { node, value }] of block.entries()) if (node) node.value = applyEdits(value, edits[index] ?? []);
}

/** The changes that French typography asks for in a text, sorted and free of overlaps. */
function frenchEdits(text: string): Edit[] {
  const kept = [...text.matchAll(untouchable)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const edits = replacements
    .flatMap(([pattern, replace]) =>
      [...text.matchAll(new RegExp(pattern, 'gu'))].flatMap((match) =>
        typeof replace === 'string'
          ? { start: match.index, end: match.index + match[0].length, text: replace }
          : replace(match),
      ),
    )
    .filter((edit) => text.slice(edit.start, edit.end) !== edit.text)
    .filter((edit) => !kept.some(({ start, end }) => edit.start < end && edit.end > start))
    .sort((a, b) => a.start - b.start || a.end - b.end);
  return edits.reduce<Edit[]>(addEdit, []);
}

/** Adds an edit to those before it, unless it overlaps them; where both bring a space, there is one. */
function addEdit(edits: Edit[], edit: Edit): Edit[] {
  const previous = edits.at(-1);
  if (!previous || edit.start > previous.end) edits.push(edit);
  else if (edit.start === previous.end && !(edit.start === previous.start && edit.end === previous.end)) {
    if (previous.start === previous.end && /^\s/.test(edit.text)) edits.pop();
    if (edit.text.trim() !== '' || !/\s$/.test(previous.text)) edits.push(edit);
  }
  return edits;
}

/** "mot" becomes « mot », over one line break at most; the quoted words themselves are left to the other replacements. */
function guillemets(match: RegExpMatchArray): Edit[] {
  const [whole, quoted = ''] = match;
  if (quoted.trim() === '') return [];
  const start = match.index ?? 0;
  const end = start + whole.length;
  const before = quoted.length - quoted.trimStart().length;
  const after = quoted.length - quoted.trimEnd().length;
  return [
    { start, end: start + 1 + before, text: `«${narrowNoBreakSpace}` },
    { start: end - 1 - after, end, text: `${narrowNoBreakSpace}»` },
  ];
}
