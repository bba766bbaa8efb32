import { loader } from '../browser/loader';
import { focusByShortcut, hasQuestion, revealTarget } from '../browser/page-helpers';

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const assignment = /window\.(\w+)=("(?:[^"\\]|\\.)*");/g;
const cdata = /\/\*<!\[CDATA\[\*\/|\/\*\]\]>\*\//g;
const sliceComment = /<!-- slice-(?:start|end) id="[^"]*" -->/g;

/** What Gatsby's runtime reads from `window`; without them it can't start. */
const requiredGlobals = ['pagePath', '___webpackCompilationHash', '___chunkMapping'];

const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});

/** What is written into those pages alone whose markup it is for. */
const helpers = [
  { needed: /\saria-keyshortcuts=/, program: focusByShortcut },
  { needed: /<details\b/, program: revealTarget },
];

type Deferred = { html: string; siteGlobals: { path: string; code: string } };

/**
 * Replaces the script tags that Gatsby wrote into a page by a small inline loader, which adds them
 * when the visitor shows the intent to interact, and lets the browser itself prefetch pages until then.
 * @param html a page as `gatsby build` wrote it
 * @param page what to call the page in an error
 * @param styleSheet the whole site's style sheet, for a page that holds only its own rules
 * @returns the page, which fetches no script when it loads; and a script with what Gatsby's runtime
 *   needs to know of every page, to be written to the site: it grows with the site, so it stays out of the page
 * @throws if the page's scripts are not those that this step knows, rather than shipping it unchanged
 */
export const deferHydration = (html: string, page: string, styleSheet: string | null = null): Deferred => {
  const sources: string[] = [];
  const globals: Record<string, string> = {};

  const rest = html.replace(script, (tag: string, attributes: string, body: string) => {
    if (attributes.includes('application/ld+json')) return tag;
    if (/\bnomodule\b/i.test(attributes)) return '';
    const source = attributes.match(/\bsrc="([^"]+)"/)?.[1];
    if (source && /\basync\b/.test(attributes)) {
      sources.push(source);
      return '';
    }
    const remainder = body.replace(cdata, '').replace(assignment, (_, name: string, value: string) => {
      globals[name] = JSON.parse(value);
      return '';
    });
    if (source || remainder.trim() !== '') {
      throw new Error(`${page}: deferred hydration does not know this script: ${tag.slice(0, 200)}`);
    }
    return '';
  });

  const missing = requiredGlobals.filter((name) => !(name in globals));
  if (sources.length === 0 || missing.length > 0) {
    throw new Error(
      `${page}: Gatsby's runtime was not found (${missing.join(', ') || 'no script'}), so hydration can't be deferred.`,
    );
  }

  const { pagePath, ...shared } = globals;
  const siteGlobals = {
    path: `/globals-${shared.___webpackCompilationHash}.js`,
    code: `Object.assign(window,${JSON.stringify(shared)})`,
  };
  const values = [{ pagePath }, [siteGlobals.path, ...sources], styleSheet].map((value) => JSON.stringify(value));
  const atOnce = rest.includes('name="q"') ? `,(${hasQuestion})()` : '';
  const programs = [
    ...helpers.filter(({ needed }) => needed.test(rest)).map(({ program }) => `(${program})()`),
    `(${loader})(${values}${atOnce})`,
  ].join(';');
  const inline = `<script>${programs.replaceAll('</', '<\\/')}</script><script type="speculationrules">${speculationRules}</script>`;
  // A function, so that "$" in the scripts is not taken for a pattern.
  return { html: rest.replace(sliceComment, '').replace('</body>', () => `${inline}</body>`), siteGlobals };
};
