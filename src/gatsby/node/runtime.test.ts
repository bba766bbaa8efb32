import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareRuntime } from './runtime';

const app = ['webpack-runtime-1.js', 'styles.1.css', 'framework-1.js', 'app-1.js'];
const hashed = '<script>window.___webpackCompilationHash="1a2b";</script>';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'public-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const prepare = (files = app, slice = hashed) => {
  mkdirSync(path.join(dir, '_gatsby/slices'), { recursive: true });
  writeFileSync(path.join(dir, '_gatsby/slices/_gatsby-scripts-1.html'), slice);
  writeFileSync(path.join(dir, 'webpack.stats.json'), JSON.stringify({ assetsByChunkName: { app: files } }));
  writeFileSync(path.join(dir, 'chunk-map.json'), '{"app":["/app-1.js"]}');
  return prepareRuntime(dir);
};

test('the scripts in their order, after what they need to know of every page', () => {
  const { scripts, styleSheet } = prepare();
  expect(scripts).toEqual(['/globals-1a2b.js', '/webpack-runtime-1.js', '/framework-1.js', '/app-1.js']);
  expect(styleSheet).toBe('/styles.1.css');
  const window: Record<string, string> = {};
  new Function('window', readFileSync(path.join(dir, 'globals-1a2b.js'), 'utf8'))(window);
  expect(window).toEqual({ ___webpackCompilationHash: '1a2b', ___chunkMapping: '{"app":["/app-1.js"]}' });
});

test('its programs stand on their own', () => {
  for (const program of Object.values(prepare().programs)) expect(() => new Function(`(${program})`)).not.toThrow();
});

test.each([
  ['no scripts', app.slice(1, 2), hashed],
  ['no style sheet', ['webpack-runtime-1.js', 'app-1.js'], hashed],
  ['two style sheets', [...app, 'other.1.css'], hashed],
  ['no hash', app, '<script></script>'],
])('refuses %s', (_, files, slice) => {
  expect(() => prepare(files, slice)).toThrow('other files than this site');
});
