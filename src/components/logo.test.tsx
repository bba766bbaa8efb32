import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { Logo } from './logo';

const pathsIn = (markup: string) => Array.from(markup.matchAll(/fill="[^"]+" d="[^"]+"/g), String);

test('the logo is the drawing of the favicon', () => {
  const favicon = pathsIn(readFileSync('artwork/brand/favicon.svg', 'utf8'));
  expect(favicon).toHaveLength(3);
  expect(pathsIn(renderToStaticMarkup(<Logo name="Name" label="Home" />))).toEqual(favicon);
  expect(readFileSync('static/favicon.svg', 'utf8')).toBe(readFileSync('artwork/brand/favicon.svg', 'utf8'));
});
