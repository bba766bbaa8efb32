import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ContentDocument } from '../content/read';
import { fontFaces } from './font-faces';
import { charactersOf, writeFonts } from './write-fonts';

const documents = [{ data: { title: 'Œuf', items: [{ text: 'ç' }] } }] as unknown as ContentDocument[];

test('the fonts have what content uses, what is typed, and what typography puts in', () => {
  const characters = charactersOf(documents);
  for (const one of 'Œçz9?’«»') expect(characters).toContain(one);
  expect(new Set(characters).size).toBe(characters.length);
});

test('a font’s address changes with it, and its file is a small WOFF2', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'fonts-'));
  const addresses = await writeFonts(dir, documents);
  const others = await writeFonts(dir, []);
  for (const [name, address] of Object.entries(addresses)) {
    expect(address).toMatch(new RegExp(`^/static/${name}-[0-9a-f]{8}\\.woff2$`));
    const font = readFileSync(path.join(dir, path.basename(address)));
    expect(font.toString('latin1', 0, 4)).toBe('wOF2');
    expect(font.length).toBeLessThan(24_000);
  }
  expect(others.figtree).not.toBe(addresses.figtree);
  rmSync(dir, { recursive: true });
});

test('texts are shown at once, in local fonts as wide as the site’s', () => {
  const css = fontFaces({ 'young-serif': '/static/y.woff2', figtree: '/static/f.woff2' });
  expect(css).toContain(
    '@font-face{font-family:"Figtree";src:url(/static/f.woff2);font-weight:400 700;font-display:swap}',
  );
  expect(css).toContain(
    '@font-face{font-family:Y1;src:local("Georgia");size-adjust:112.2%;ascent-override:93%;descent-override:33%}',
  );
  expect(css).toContain(':root{--font-display:"Young Serif",Y1,Y2,Y3,Y4,Y5,serif}');
});
