import { deferHydration } from './defer-hydration';

const globals =
  'window.pagePath="/";window.___webpackCompilationHash="1a2b";window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";';
const runtime = '<script src="/webpack-runtime-1.js" async=""></script><script src="/app-1.js" async=""></script>';
const page = (scripts: string, head = '') =>
  `<html><head>${head}</head><body><div id="___gatsby"></div>${scripts}</body></html>`;
const complete = page(`<script>/*<![CDATA[*/${globals}/*]]>*/</script>${runtime}`);

const scriptsOf = (html: string) => Array.from(html.matchAll(/<script\b([^>]*)>/g), ([, attributes]) => attributes);

describe('deferHydration', () => {
  it('leaves no script that is fetched at load, but a loader and speculation rules', () => {
    expect(scriptsOf(deferHydration(complete, 'index.html').html)).toEqual(['', ' type="speculationrules"']);
  });

  it('hands the globals, the scripts in their order and the style sheet to the loader', () => {
    const { html, siteGlobals } = deferHydration(complete, 'index.html', '/styles.css');
    expect(html).toContain('{"pagePath":"/"}');
    expect(siteGlobals.path).toBe('/globals-1a2b.js');
    expect(siteGlobals.code).toContain('"___webpackCompilationHash":"1a2b"');
    expect(siteGlobals.code).toContain('"___chunkMapping":');
    expect(html).not.toContain('___chunkMapping');
    expect(html).toContain('["/globals-1a2b.js","/webpack-runtime-1.js","/app-1.js"],"/styles.css"');
  });

  it('keeps structured data, and drops polyfills and the marks of slices', () => {
    const data = '<script type="application/ld+json">{"name":"$&"}</script>';
    const polyfill = '<script src="/polyfill-1.js" nomodule=""></script>';
    const slice = '<!-- slice-start id="a-1" --><p>Text</p><!-- slice-end id="a-1" -->';
    const { html } = deferHydration(
      page(`${slice}${polyfill}<script>${globals}</script>${runtime}`, data),
      'index.html',
    );
    expect(html).toContain(data);
    expect(html).toContain('</div><p>Text</p><script>');
    expect(html).not.toContain('polyfill');
  });

  const programOf = (html: string) =>
    deferHydration(html, 'index.html').html.match(/<script>([\s\S]*?)<\/script>/)?.[1] ?? '';

  it.each([
    ['shortcuts', '<input aria-keyshortcuts="/"/>', 'aria-keyshortcuts'],
    ['disclosures', '<details></details>', 'details'],
    ['a search', '<input name="q"/>', 'URLSearchParams'],
  ])('writes valid JavaScript, with what %s need on their pages alone', (_, markup, sign) => {
    const withMarkup = programOf(complete.replace('<body>', `<body>${markup}`));
    expect(() => new Function(withMarkup)).not.toThrow();
    expect(withMarkup).toContain(sign);
    expect(() => new Function(programOf(complete))).not.toThrow();
    expect(programOf(complete)).not.toContain(sign);
  });

  it.each([
    [
      'a script it does not know',
      page(`<script>alert(1)</script><script>${globals}</script>${runtime}`),
      'does not know this script',
    ],
    [
      'a script that is not async',
      page(`<script>${globals}</script>${runtime}<script src="/other.js"></script>`),
      'does not know this script',
    ],
    ['no globals', page(runtime), 'pagePath, ___webpackCompilationHash, ___chunkMapping'],
    ['no runtime', page(`<script>${globals}</script>`), 'no script'],
  ])('refuses a page with %s', (_, html, message) => {
    expect(() => deferHydration(html, 'terms.html')).toThrow(/^terms\.html: /);
    expect(() => deferHydration(html, 'terms.html')).toThrow(message);
  });
});
