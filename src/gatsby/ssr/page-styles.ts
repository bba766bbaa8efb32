import postcss, { type AtRule, type Root, type Rule } from 'postcss';
import { defaultOptions, ExtractorResultSets, PurgeCSS } from 'purgecss';
import { inlineConstants } from './inline-constants';

const words = (text: string) => new Set(text.match(/[\w-]+/g));

/** Rules for all media but paper, and those for paper alone. */
export type PageStyles = { styles: string; paper: string };

/** Style sheets by the words of a page that choose rules in them: pages of one kind share theirs. */
const known = new Map<string, PageStyles>();

/** The part that a rule is for a page with, where PurgeCSS does not look. A class may come with a script; a part doesn't. */
const held = /(?<!:not\():has\([\w> ]*#([\w-]+)\)/g;

const withoutMissingParts = (root: Root, parts: readonly string[]) => {
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) =>
      Array.from(selector.matchAll(held)).every(([, name = '']) => parts.includes(name)),
    );
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
};

/** Takes out what holds no rule any more: PurgeCSS leaves it around animations. */
const withoutEmptyParts = (root: Root) => {
  let emptied = false;
  root.walkAtRules((part) => {
    if (part.nodes?.length !== 0) return;
    part.remove();
    emptied = true;
  });
  if (emptied) withoutEmptyParts(root);
};

/** Takes out named pages (CSS Paged Media 3, 8) that no rule asks for, which PurgeCSS leaves too. */
const withoutUnusedPages = (root: Root) => {
  const asked = new Set<string>();
  root.walkDecls('page', ({ value }) => void asked.add(value));
  root.walkAtRules('page', (page) => {
    if (page.params && !asked.has(page.params)) page.remove();
  });
};

/** Ranges of media queries without the spaces in them, which cssnano leaves: some 30 bytes of the landing page, compressed. */
const withCompactRanges = (root: Root) => {
  root.walkAtRules('media', (media) => {
    media.params = media.params.replace(/ ([<>]=?) /g, '$1');
  });
};

/** Joins neighbours that say the same, of which some are left on paper: what is not printed stands in all style sheets. */
const joinNeighbours = (root: Root) => {
  const declarations = (rule: Rule) => rule.nodes.join(';');
  root.walkRules((rule) => {
    const before = rule.prev();
    if (before?.type !== 'rule' || declarations(before) !== declarations(rule)) return;
    rule.selectors = [...before.selectors, ...rule.selectors];
    before.remove();
  });
};

/** Separates what holds for paper alone. It comes after all else anyhow. */
const splitPaper = (root: Root): PageStyles => {
  const paper = postcss.root();
  root.each((node) => {
    if (node.type !== 'atrule' || node.name !== 'media' || node.params !== 'print') return;
    paper.append(node.nodes ?? []);
    node.remove();
  });
  joinNeighbours(paper);
  return { styles: root.toString(), paper: paper.toString() };
};

const purge = (css: string, used: string[], parts: readonly string[]): PageStyles => {
  const purger = new PurgeCSS();
  purger.options = {
    ...defaultOptions,
    keyframes: true,
    fontFace: true,
    variables: true,
    // A rule for a mere state, such as `:focus-visible`, holds for any element.
    safelist: { standard: [/^:/], deep: [], greedy: [], keyframes: [], variables: [] },
  };
  const root = postcss.parse(css);
  withoutMissingParts(root, parts);
  purger.walkThroughCSS(
    root,
    new ExtractorResultSets({
      attributes: { names: [], values: [] },
      classes: [],
      ids: [],
      tags: [],
      undetermined: used,
    }),
  );
  purger.removeUnusedKeyframes();
  purger.removeUnusedFontFaces();
  purger.removeUnusedCSSVariables();
  withoutEmptyParts(root);
  withoutUnusedPages(root);
  withCompactRanges(root);
  return splitPaper(postcss.parse(inlineConstants(root.toString())));
};

/** The words by which a style sheet chooses elements, by the style sheet. */
const selectorWords = new Map<string, ReadonlySet<string>>();

const wordsOfSelectors = (css: string): ReadonlySet<string> => {
  const selectors: string[] = [];
  postcss.parse(css).walkRules(({ selector, parent }) => {
    // A step of an animation, such as `to`, chooses none.
    if (parent?.type !== 'atrule' || !(parent as AtRule).name.endsWith('keyframes')) selectors.push(selector);
  });
  return words(selectors.join(' '));
};

/**
 * The rules of the site's style sheet that a page uses: Gatsby writes the whole of it into every page.
 * @param css the whole style sheet
 * @param markup the page's `html` and `body` elements
 */
export const pageStyles = (css: string, markup: string): PageStyles => {
  const choosing = selectorWords.get(css) ?? wordsOfSelectors(css);
  selectorWords.set(css, choosing);
  const onPage = words(markup);
  const used = [...choosing].filter((word) => onPage.has(word));
  // By their ids alone: a part's name may also be that of a picture.
  const ids = new Set(markup.match(/(?<= id=")[\w-]+/g));
  const parts = used.filter((word) => ids.has(word));
  const key = [css, ...used, '#', ...parts].join(' ');
  const purged = known.get(key) ?? purge(css, used, parts);
  known.set(key, purged);
  return purged;
};
