import path from 'node:path';
import { getLocalIdent, shortClassNames } from './class-names';

const moduleOf = (count: number) => Array.from({ length: count }, (_, index) => `.name${index} { top: 0 }`).join('\n');

describe('shortClassNames', () => {
  it('gives the same class of one file one name, and that of another file another', () => {
    const names = shortClassNames(
      new Map([
        ['a.module.scss', '.words { .title:hover { top: 0 } }\n.title { top: .5em }'],
        ['b.module.scss', '.title { top: 0 }\n@keyframes rise {}'],
      ]),
    );
    expect(names).toEqual({
      'a.module.scss': { words: '_a', title: '_b' },
      'b.module.scss': { title: '_c', rise: '_e' },
    });
  });

  it.each([
    [0, '_a'],
    [3, '_e'],
    [24, '_z'],
    [25, '_aa'],
    [49, '_az'],
    [50, '_ba'],
    [649, '_zz'],
    [650, '_aaa'],
  ])('names class %i %s', (index, name) => {
    expect(shortClassNames(new Map([['a', moduleOf(703)]])).a?.[`name${index}`]).toBe(name);
  });
});

describe('getLocalIdent', () => {
  it("knows the site's own classes", () => {
    const resourcePath = path.resolve('src/components/logo.module.scss');
    expect(getLocalIdent({ resourcePath }, '', 'logo')).toMatch(/^_[a-z]{1,2}$/);
  });

  it('refuses a class whose name it cannot read', () => {
    expect(() => getLocalIdent({ resourcePath: '/none.module.scss' }, '', 'title-large')).toThrow('".title-large"');
  });
});
