import { parseSvg } from './svg';

const svg = (attributes: string) => `<svg xmlns="http://www.w3.org/2000/svg"${attributes}><g/></svg>`;

test('the size is that of the viewBox', () => {
  const file = `<?xml version="1.0"?>\n<!-- made by a program -->\n${svg(' viewBox="0 0 640 299.6"')}`;
  expect(parseSvg(file, 'a.svg')).toEqual({
    width: 640,
    height: 300,
    viewBox: '0 0 640 299.6',
    dark: false,
    pieces: [],
  });
});

test('a drawing has a form for dark pages where its outermost element is called so', () => {
  expect(parseSvg(svg(' id="dark" viewBox="0 0 9 9"'), 'a.svg').dark).toBe(true);
  expect(parseSvg('<svg viewBox="0 0 9 9"><g id="dark"/></svg>', 'a.svg').dark).toBe(false);
});

test('a drawing without a viewBox is refused by its name', () => {
  expect(() => parseSvg(svg(' width="9" height="9"'), 'a.svg')).toThrow('a.svg has no viewBox');
});

test.each([
  ['with an id each', '<g id="a" class="piece"><path d="M0 0"/></g><g class="piece" id="b"/>', ['a', 'b']],
  ['one without an id', '<g id="a" class="piece"/><g class="piece"/>', ['a']],
  ['none', '<g id="a"><path d="M0 0"/></g>', []],
])('pieces, %s', (_, groups, pieces) => {
  expect(parseSvg(`<svg viewBox="0 0 9 9">${groups}</svg>`, 'a.svg').pieces).toEqual(pieces);
});
