import { referencesIn } from './check-site';

test.each([
  ['<a href="/privacy#data">', ['/privacy']],
  ['<a href="https://a.example/b"><a href="//a.example"><a href="#c">', []],
  ['<img src="/a.png" srcset="/a.webp 1x, /b.webp 2x">', ['/a.png', '/a.webp', '/b.webp']],
  ['<link rel="preload" imageSrcSet="/c.avif 390w, /d.avif 780w">', ['/c.avif', '/d.avif']],
  [
    '<script>load(["/globals-1.js","/app-2.js"],"/styles.3.css")</script>',
    ['/app-2.js', '/globals-1.js', '/styles.3.css'],
  ],
  ['@font-face{src:url(/static/a.woff2)}', ['/static/a.woff2']],
])('%s refers to %j', (text, addresses) => {
  expect(referencesIn(text)).toEqual(addresses);
});
