import classNamesLoader from './class-names-loader.cjs';

const load = (names: Record<string, string>) =>
  classNamesLoader.call({ resourcePath: '/a.module.scss', getOptions: () => ({ names: { '/a.module.scss': names } }) });

describe('classNamesLoader', () => {
  it('exports the short name of each class', () => {
    expect(load({ words: '_a', title: '_b' })).toBe('export const words = "_a";\nexport const title = "_b";');
  });

  it('calls a class with dashes as css-loader does', () => {
    expect(load({ 'title-of--card': '_a' })).toBe('export const titleOfCard = "_a";');
  });
});
