import { inlineParts } from './inline-parts';

/** A page as `src/html.tsx` writes it, with what somebody puts into its body. */
const page = (body = '', head = '') =>
  `<!DOCTYPE html><html lang="fr"><head><meta charSet="utf-8"/>${head}<style>p{top:0}</style></head><body>` +
  `<div id="___gatsby"><div style="outline:none">${body}</div></div>` +
  '<script>load("&amp;")</script><script type="speculationrules">{}</script></body></html>';

const own = { scripts: ['load("&amp;")', '{}'], styles: ['p{top:0}'], styleAttributes: ['outline:none'] };

test.each([
  ['nothing more', page()],
  ['data in the head', page('', '<script type="application/ld+json">{"@type":"Organization"}</script>')],
  ['a drawing', page('<svg viewBox="0 0 9 9"><title>A</title><path d="M0 0"/></svg>')],
  ['words about scripts', page('<p data-on="a">one="two" &lt;script&gt;</p>')],
  ['a policy in its markup', page('', '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'"/>')],
])('of a page with %s: what the build wrote', (_what, html) => {
  expect(inlineParts(html)).toEqual(own);
});

test('a style attribute is read as browsers do', () => {
  expect(inlineParts(page(`<i style="a:&quot;b&#x27;&amp;&quot;"></i>`)).styleAttributes).toContain('a:"b\'&"');
});

const drawing = (inner: string) => page(`<div aria-hidden="true"><svg viewBox="0 0 9 9">${inner}</svg></div>`);

test.each([
  ['a script in a drawing', drawing('<script>a()</script>'), 'a script', '<script>'],
  [
    'in the disguise of data',
    drawing('<script class="application/ld+json">a()</script>'),
    'a script',
    '<script class=',
  ],
  ['of a kind that is data', drawing('<script type="application/ld+json">{}</script>'), 'a script', '<script type='],
  ['in capitals', drawing('<SCRIPT>a()</SCRIPT>'), 'a script', '<script>'],
  ['a file', page('', '<script src="/a.js"></script>'), 'a script', '<script src="/a.js">'],
  ['a script that breaks out', page('</div></div><script>a()</script><div><div>'), 'a script', '<script>'],
  [
    'two scripts that break out and hide the build’s own',
    page('</div></div><script>a()</script><script type="speculationrules">{}</script><textarea>'),
    'a script',
    '<script>',
  ],
  ['the build’s own script in another place', page('', '<script>load("&amp;")</script>'), 'a script', '<script>'],
  ['a script in a template', page('<template><script>a()</script></template>'), 'a script', '<script>'],
  [
    'a script behind noscript',
    page('<noscript><p title="</noscript><script>a()</script>"></noscript>'),
    'markup',
    '<noscript>',
  ],
  ['a style sheet in a drawing', drawing('<style>p{top:1px}</style>'), 'a style', '<style>'],
  ['a style sheet in the body', page('<style>p{top:1px}</style>'), 'a style', '<style>'],
  ['a style in a drawing', drawing('<path style="top:1px"/>'), 'a style', '<path style="top:1px">'],
  [
    'an event handler',
    page('<button class="a" onclick="run()">'),
    'an event handler',
    '<button class="a" onclick="run()">',
  ],
  [
    'an event handler without quotes',
    page('<img src=a OnError=run()>'),
    'an event handler',
    '<img src="a" onerror="run()">',
  ],
  [
    'an event handler of the page',
    page().replace('<body>', '<body onload="a()">'),
    'an event handler',
    '<body onload=',
  ],
])('%s is refused', (_what, html, what, where) => {
  expect(() => inlineParts(html, 'index.html')).toThrow(
    `index.html holds ${what} that this build did not write: ${where}`,
  );
});
