import { earlyFont } from './early-font';

const face = (file: string) => `<style>@font-face{font-family:headline;src:url(/static/${file})}</style>`;

test.each([
  [
    'the font of the headline',
    'headline-0123ab.woff2',
    '</static/headline-0123ab.woff2>; rel=preload; as=font; crossorigin',
  ],
  ['another font', 'young-serif-0123ab.woff2', undefined],
  ['another file of a name like it', 'headline-0123ab.woff2x', undefined],
])('%s', (_, file, expected) => {
  expect(earlyFont(face(file))).toBe(expected);
});
