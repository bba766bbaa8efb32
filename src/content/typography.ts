import type { Nodes } from 'mdast';
import { blocksOf } from './markdown';
import type { Range } from './source-text';

/** U+00A0 and U+202F, written as escapes because text editors show them as spaces. */
const noBreakSpace = '\u00a0';
const narrowSpace = '\u202f';

const months = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';

/** Words that stay on one line with the number before them. */
const units = [
  'secondes?|minutes?|min|heures?|h|jours?|j|semaines?|mois|ans?|années?',
  'millions?|milliards?|milliers|mille',
  'USD|EUR|CHF|euros?|dollars?|centimes?|\\$|£',
  'grammes?|kilos?|kg|mg|µg|g|litres?|ml|cl|dl|l|L|kcal|kJ|calories|kilocalories',
  'mètres?|kilomètres?|km|cm|mm|m|pixels?|px|Ko|Mo|Go|°C?',
  'fois|pas|repas|aliments|portions?|étapes?|étoiles?|personnes?|questions?|réponses?|articles?|langues?|pages?|photos?',
].join('|');

/**
 * The replacements in French texts, in this order. The spaces follow the Lexique des règles typographiques en usage
 * à l’Imprimerie nationale: narrow before ; ! ? and inside « », wide before the colon.
 */
const replacements: [pattern: RegExp, replacement: string][] = [
  // "mot" → « mot »
  [/(?<![\p{L}\d])"\s*(?=[^"]*[^"\s][^"]*"(?![\p{L}\d]))/gu, `«${narrowSpace}`],
  [/(?<=«[^«»"]*)\s*"(?![\p{L}\d])/gu, `${narrowSpace}»`],
  // l'eau → l’eau; U+FFFC stands for code
  [/(?<=\p{L})'(?=[\p{L}\d«\ufffc])/gu, '’'],
  // et puis... → et puis…
  [/(?<!\.)\.{3}(?!\.)/g, '…'],
  // Oui! → Oui !, but not a?b=c
  [/(?<=[^\s([«“;!?])\s*(?=[;!?]+(?:[\s)\]»”’.,…]|$))/g, narrowSpace],
  // Nom: → Nom :, but not 16:30
  [/(?<=[^\s([«“:])\s*(?=:(?:[\s»]|$))/g, noBreakSpace],
  // «mot» → « mot »
  [/(?<=«)\s*/g, narrowSpace],
  [/(?<=[^\s«])\s*(?=»)/g, narrowSpace],
  // 30% → 30 %, 9,99€ → 9,99 €
  [/(?<=\d)\s*(?=[%€](?![\p{L}\d]))/gu, noBreakSpace],
  // 1 000 000
  [/(?<=(?<!\d)\d{1,3})\s+(?=\d{3}(?!\d))/g, narrowSpace],
  // 85 à 90 %, à 16 h 30
  [/(?<=\d)\s+(?=à\s+\d)|(?<=(?<!\p{L})à)\s+(?=\d)|(?<=\d\sh)\s+(?=\d)/gu, noBreakSpace],
  // 3 jours
  [new RegExp(`(?<=\\d)\\s+(?=(?:${units})(?![\\p{L}\\d]))`, 'gu'), noBreakSpace],
  // 15 juin 2025, le 1er repas
  [new RegExp(`(?<=(?<!\\d)\\d{1,2})\\s+(?=(?:${months})(?!\\p{L}))`, 'gu'), noBreakSpace],
  [new RegExp(`(?<=(?<!\\p{L})(?:${months}))\\s+(?=\\d{4}(?!\\d))`, 'gu'), noBreakSpace],
  [/(?<=(?<!\d)1(?:er|re))\s+(?=\p{L})/gu, noBreakSpace],
  // …s’affiche. Il manque…: a sentence's short first word does not end a line
  [/(?<=[.!?…]\s+\p{Lu}\p{L}{0,3})\s(?=\p{L})/gu, noBreakSpace],
  // App Store; n° 5, l’article L. 224-25, Mme Martin
  [/(?<=(?<!\p{L})App)\s+(?=Store(?!\p{L}))/gu, noBreakSpace],
  [/(?<=(?<!\p{L})(?:n°|art\.|[LRDMp]\.|Mme|Dr))\s+(?=[\p{Lu}\d])/gu, noBreakSpace],
];

/** Parts that stay as they are: addresses, code, tokens such as {{name}}, and placeholders such as {query}. */
const protectedPattern = new RegExp(
  [
    '(?:https?://|www\\.|mailto:|tel:)[^\\s<>«»"]*[^\\s<>«».,;:!?)\\]"]',
    '(?<![\\p{L}\\d._%+-])[\\p{L}\\d._%+-]+@[\\p{L}\\d-]+(?:\\.[\\p{L}\\d-]+)+',
    '`[^`]*`',
    '\\{\\{[^{}]*\\}\\}',
    '\\{[^{}\\s]*\\}',
  ].join('|'),
  'gu',
);

/** Stands for a protected part while the text around it is typeset; a character for private use, which no text has. */
const protectedMark = '\ue000';

/** A text node of Markdown, or a character that stands for another kind of node. */
type Piece = { type: string; value: string };

/** Plain text with the spaces, quotes and apostrophes of French; text in any other language stays as it is. */
export function typeset(text: string, lang: string): string {
  const piece = { type: 'text', value: text };
  if (lang === 'fr') typesetPieces([piece]);
  return piece.value;
}

/**
 * Typesets Markdown, in place: only its text nodes change, never code, addresses or HTML. A paragraph is typeset as a
 * whole, because a word and its punctuation may be in different nodes: `**Nom** :`.
 */
export function typesetTree(tree: Nodes, lang: string): void {
  if (lang !== 'fr') return;
  for (const block of blocksOf(tree)) typesetPieces(piecesOf(block));
}

/** The text nodes of a paragraph or a part of it, and a character in place of each node that is no text, such as code. */
function piecesOf(node: Nodes): Piece[] {
  if (node.type === 'text') return [node];
  if ('children' in node) return node.children.flatMap(piecesOf);
  return [{ type: node.type, value: node.type === 'break' ? '\n' : '\ufffc' }];
}

/** Typesets the pieces of one paragraph, in place, as if they were one text. */
function typesetPieces(pieces: Piece[]): void {
  const textPieces = pieces.filter(({ type }) => type === 'text');
  const protectedParts: string[] = [];
  for (const piece of textPieces)
    piece.value = piece.value.replace(protectedPattern, (part) => {
      protectedParts.push(part);
      return protectedMark;
    });
  for (const [pattern, replacement] of replacements) {
    const text = pieces.map(({ value }) => value).join('');
    let edits = Array.from(text.matchAll(pattern), rangeOf);
    // From the last piece on, so that a space between two pieces goes into the second.
    let end = text.length;
    for (const piece of pieces.toReversed()) {
      const start = end - piece.value.length;
      const isInPiece = (edit: Range) => piece.type === 'text' && edit.start >= start && edit.end <= end;
      for (const edit of edits.filter(isInPiece).toReversed())
        piece.value = piece.value.slice(0, edit.start - start) + replacement + piece.value.slice(edit.end - start);
      edits = edits.filter((edit) => !isInPiece(edit));
      end = start;
    }
  }
  for (const piece of textPieces)
    piece.value = piece.value.replaceAll(protectedMark, () => protectedParts.shift() ?? protectedMark);
}

const rangeOf = ({ index, 0: { length } }: RegExpExecArray): Range => ({ start: index, end: index + length });
