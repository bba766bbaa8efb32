import path from 'node:path';
import { classKey, getLocalIdent, shortClassNames } from './class-names';

const moduleOf = (count: number) => Array.from({ length: count }, (_, index) => `.name${index} { top: 0 }`).join('\n');

describe('shortClassNames', () => {
  it('gives the same class of one file one name, and that of another file another', () => {
    const names = shortClassNames(
      new Map([
        ['a.module.scss', '.words { .title:hover { top: 0 } }\n.title { top: .5em }'],
        ['b.module.scss', '.title { top: 0 }\n@keyframes rise {}'],
      ]),
    );
    expect([...names]).toEqual([
      [classKey('a.module.scss', 'words'), '_a'],
      [classKey('a.module.scss', 'title'), '_b'],
      [classKey('b.module.scss', 'title'), '_c'],
      [classKey('b.module.scss', 'rise'), '_e'],
    ]);
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
    expect(shortClassNames(new Map([['a', moduleOf(703)]])).get(classKey('a', `name${index}`))).toBe(name);
  });
});

describe('getLocalIdent', () => {
  const context = (resourcePath: string) => ({ resourcePath, addContextDependency: jest.fn() });

  it("knows the site's own classes, and is asked again when one is added", () => {
    const loader = context(path.resolve('src/components/logo.module.scss'));
    expect(getLocalIdent(loader, '', 'logo')).toMatch(/^_[a-z]{1,2}$/);
    expect(loader.addContextDependency).toHaveBeenCalledWith(expect.stringMatching(/src$/));
  });

  it('refuses a class whose name it cannot read', () => {
    expect(() => getLocalIdent(context('/none.module.scss'), '', 'title-large')).toThrow('".title-large"');
  });
});
