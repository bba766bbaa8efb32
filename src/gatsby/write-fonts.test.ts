import { fontFaces } from '../font-faces';
import { writeFonts } from './write-fonts';

jest.mock('./write-hashed', () => ({ writeHashed: (file: string) => `/static/${file}` }));

test('characters such as Ł have a file of their own in each font, which is asked for where they are', async () => {
  const css = fontFaces(await writeFonts([...'Lucja Łś €œ α']));
  expect(css.match(/url\([^)]*\)/g)).toEqual([
    'url(/static/young-serif.woff2)',
    'url(/static/young-serif-ext.woff2)',
    'url(/static/figtree.woff2)',
    'url(/static/figtree-ext.woff2)',
  ]);
  expect(css.match(/unicode-range:[^}]*/g)).toEqual(['unicode-range:U+141,U+15b', 'unicode-range:U+141,U+15b']);
});

test('other content has one file for each font', async () => {
  expect(await writeFonts([...'Aïe, œuf à 3 €'])).toEqual([
    { name: 'young-serif', address: '/static/young-serif.woff2' },
    { name: 'figtree', address: '/static/figtree.woff2' },
  ]);
});
