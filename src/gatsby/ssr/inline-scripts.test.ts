import type { Runtime } from '../node/runtime';
import { inlineScript } from './inline-scripts';

const program = (name: string) => `(...values) => ran.push(['${name}', ...values])`;
const runtime: Runtime = {
  scripts: ['/globals-1.js', '/app-1.js'],
  styleSheet: '/styles.1.css',
  programs: {
    loader: program('loader'),
    lateHeadline: program('lateHeadline'),
    revealTarget: program('revealTarget'),
    openOnPaper: program('openOnPaper'),
    closeMenu: program('closeMenu'),
    takeQuestion: '(name) => ["asked", "by", name].join(" ")',
  },
};

/** What a page's script runs: the names of its programs and what they are given. */
const run = (markup: string, pagePath = '/') => {
  const ran: unknown[][] = [];
  new Function('ran', inlineScript(markup, pagePath, runtime))(ran);
  return ran;
};

const loaded = ['loader', { pagePath: '/' }, runtime.scripts, runtime.styleSheet];

test.each([
  ['nothing that needs help', '<p>A</p>', []],
  ['the landing page’s headline', '<h1 id="hero-title">A</h1>', ['lateHeadline']],
  ['disclosures', '<details></details>', ['revealTarget', 'openOnPaper']],
  ['a menu', '<nav popover="auto"></nav>', ['closeMenu']],
])('a page with %s runs what it needs, and the loader', (_, markup, names) => {
  expect(run(markup)).toEqual([...names.map((name) => [name]), loaded]);
});

test('a page with a search asks for an answer at once where its address holds a question', () => {
  expect(run('<input name="q"/>')).toEqual([[...loaded, 'asked by q']]);
});

test('an address cannot end the script', () => {
  expect(inlineScript('', '/</script>', runtime)).not.toContain('</');
  expect(run('', '/</script>')[0]?.[1]).toEqual({ pagePath: '/</script>' });
});
