import { questionParameter } from '../../search/question-parameter';
import type { Runtime } from '../node/runtime';

/** What is written into those pages alone whose markup it is for. */
const helpers = [
  { needed: ' id="hero-title"', program: 'lateHeadline' },
  { needed: '<details', program: 'revealTarget' },
  { needed: '<details', program: 'openOnPaper' },
  { needed: ' popover=', program: 'closeMenu' },
] as const;

/** Lets the browser itself prefetch pages until Gatsby's runtime does (HTML Standard, speculative loading). */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});

/**
 * The program that stands in a page in place of Gatsby's script tags.
 * @param markup what the page's body holds
 * @param pagePath its address, as Gatsby knows it
 */
export const inlineScript = (markup: string, pagePath: string, runtime: Runtime): string => {
  const { scripts, styleSheet, programs } = runtime;
  const values = [{ pagePath }, scripts, styleSheet].map((value) => JSON.stringify(value));
  const name = JSON.stringify(questionParameter);
  const atOnce = markup.includes(` name=${name}`) ? `,(${programs.takeQuestion})(${name})` : '';
  return [
    ...helpers.filter(({ needed }) => markup.includes(needed)).map(({ program }) => `(${programs[program]})()`),
    `(${programs.loader})(${values}${atOnce})`,
  ]
    .join(';')
    .replaceAll('</', '<\\/');
};
