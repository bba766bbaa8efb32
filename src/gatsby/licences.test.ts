import { licences, packagesOf } from './licences';

test.each([
  ['node_modules/react/index.js', ['node_modules/react']],
  ['node_modules/@babel/runtime/helpers/a.js', ['node_modules/@babel/runtime']],
  ['src/search/island.tsx', []],
])('%s comes from %s', (source, folders) => {
  expect(packagesOf([source, source])).toEqual(folders);
});

describe('the list', () => {
  test('has the bundled packages and the fonts, with the texts of their licences', () => {
    const text = licences(['node_modules/react/index.js']);
    expect(text).toMatch(/^react \d+\.\d+\.\d+: MIT$/m);
    expect(text).toContain('Permission is hereby granted, free of charge');
    expect(text).toMatch(/^@fontsource\/young-serif .*: OFL-1\.1$/m);
    expect(text).toContain('SIL OPEN FONT LICENSE');
  });

  test('is not written while a package is unknown', () => {
    expect(() => licences(['node_modules/no-such-package/a.js'])).toThrow('no-such-package');
  });
});
