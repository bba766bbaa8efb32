import { stripScripts } from './strip-scripts';

test('every script is taken out, and nothing else', () => {
  const page =
    '<head><script type="application/ld+json">{"a":"b"}</script></head><body><p>script</p><script>if (1 < 2) {\n}</script><script async src="/a.js"></script></body>';
  expect(stripScripts(page)).toBe('<head></head><body><p>script</p></body>');
});
