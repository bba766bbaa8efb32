import sharp from 'sharp';
import { isCutOff } from './cut-off';

const picture = sharp({
  create: { width: 40, height: 30, channels: 3, background: '#b8244f', noise: { type: 'gaussian' } },
});

describe.each([
  ['png', () => picture.png()],
  ['jpg', () => picture.jpeg()],
  ['webp', () => picture.webp()],
  ['avif', () => picture.avif()],
])('a picture of the kind %s', (type, encode) => {
  test('is whole as it was written', async () => {
    expect(isCutOff(await encode().toBuffer(), type)).toBe(false);
  });

  test.each([1, 8, 16, 100])('is cut off where its last bytes are missing: %i', async (missing) => {
    const bytes = await encode().toBuffer();
    expect(isCutOff(bytes.subarray(0, bytes.length - missing), type)).toBe(true);
  });
});

test('an AVIF whose last box has a long size, or none, or too small a one', async () => {
  const bytes = await picture.avif().toBuffer();
  const at = bytes.indexOf('mdat') - 4;
  const withSize = (head: readonly number[]) =>
    Buffer.concat([bytes.subarray(0, at), Buffer.from(head), bytes.subarray(at + 8)]);
  const size = bytes.length - at + 8;
  const long = withSize([0, 0, 0, 1, ...Buffer.from('mdat'), 0, 0, 0, 0, 0, 0, size >> 8, size & 255]);
  expect(isCutOff(long, 'avif')).toBe(false);
  expect(isCutOff(long.subarray(0, -1), 'avif')).toBe(true);
  expect(isCutOff(withSize([0, 0, 0, 0, ...Buffer.from('mdat')]), 'avif')).toBe(false);
  for (const size of [0, 1, 7])
    expect(isCutOff(withSize([0, 0, 0, 1, ...Buffer.from('mdat'), 0, 0, 0, 0, 0, 0, 0, size]), 'avif')).toBe(false);
});
