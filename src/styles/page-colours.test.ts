import path from 'node:path';
import { compile } from 'sass';
import { pageColours } from '../constants';

test('the colours of the page are those of its styles', () => {
  const { css } = compile(path.resolve('src/styles/_tokens.scss'));
  const tokenIn = (styles: string, token: string): string | undefined => {
    const [, value = ''] = new RegExp(`${token}:\\s*([^;]+);`).exec(styles) ?? [];
    const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
    return other ? tokenIn(css, other) : value;
  };
  const [light = '', dark = ''] = css.split('prefers-color-scheme: dark');
  expect({ light: tokenIn(light, '--page'), dark: tokenIn(dark, '--page') }).toEqual(pageColours);
});
