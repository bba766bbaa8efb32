import { fallbackFaces } from './fallback-faces';

const font = { family: 'Own', ascent: 1.046, descent: 0.366, width: 0.511, generic: 'serif' } as const;

describe('fallbackFaces', () => {
  // What createFontStack of @capsizecss/core 4.1.3 makes of the same numbers, rounded.
  it.each([
    ['a narrower font', 913 / 2048, 'size-adjust:114.6%;ascent-override:91%;descent-override:32%'],
    ['a wider font', 0.5224, 'size-adjust:97.8%;ascent-override:107%;descent-override:37%'],
    ['a font as wide', 0.511, 'size-adjust:100%;ascent-override:105%;descent-override:37%'],
  ])('makes %s as wide and as high', (_, width, expected) => {
    const { rules } = fallbackFaces({ ...font, fallbacks: [{ local: ['Its'], width }] });
    expect(rules).toEqual([`@font-face{font-family:O1;src:local("Its");${expected}}`]);
  });

  it.each([
    ['no fallback', [], 'serif', []],
    ['fonts as wide as each other', [['A', 'B']], 'O1,serif', ['src:local("A"),local("B");']],
    ['several widths', [['A'], ['B']], 'O1,O2,serif', ['src:local("A");', 'src:local("B");']],
  ])('tries in order: %s', (_, names, stack, sources) => {
    const found = fallbackFaces({ ...font, fallbacks: names.map((local) => ({ local, width: 0.5 })) });
    expect(found.stack).toBe(stack);
    expect(found.rules.map((rule) => rule.match(/src:.*?;/)?.[0])).toEqual(sources);
  });
});
