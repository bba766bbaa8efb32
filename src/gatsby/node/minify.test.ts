import { minified, withSwc } from './minify';

class TerserPlugin {
  static readonly swcMinify = () => {};
  constructor(readonly options?: object) {}
}
class CssMinimizerPlugin {}

describe('withSwc', () => {
  it('takes the place of Terser alone', () => {
    const css = new CssMinimizerPlugin();
    const found = withSwc([new TerserPlugin(), css]);
    expect(found).toEqual([expect.any(TerserPlugin), css]);
    expect((found[0] as TerserPlugin).options).toMatchObject({ minify: TerserPlugin.swcMinify });
  });

  it('refuses minimizers without Terser', () => {
    expect(() => withSwc([new CssMinimizerPlugin()])).toThrow('otherwise than this site knows');
  });
});

describe('minified', () => {
  const sum = (numbers: readonly number[]) => {
    let whole = 0;
    for (const number of numbers) whole += number;
    return whole;
  };

  it('does the same in fewer letters', () => {
    const text = minified(sum);
    expect(text.length).toBeLessThan(String(sum).length);
    expect(new Function('numbers', `return (${text})(numbers)`)([1, 2, 3])).toBe(6);
  });
});
