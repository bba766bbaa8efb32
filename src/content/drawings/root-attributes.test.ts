import { rootAttributes, viewBoxSize } from './root-attributes';

test.each<[what: string, svg: string, id: string | undefined]>([
  ['in double quotes', '<svg id="a"><g id="b"/></svg>', 'a'],
  ['in single quotes, with spaces', "<svg\n  id = 'a'/>", 'a'],
  ['after one that holds a bracket', '<svg aria-label="a > b" id="a"/>', 'a'],
  ['after a comment', '<?xml version="1.0"?><!-- svg -->\n<svg id="a"/>', 'a'],
  ['of an element within', '<svg><g id="b"/></svg>', undefined],
  ['of a drawing that breaks off', '<svg id="a"><g', 'a'],
  ['of no drawing', 'no text', undefined],
])('an attribute %s', (_what, svg, id) => {
  expect(rootAttributes(svg).id).toBe(id);
});

test.each<[viewBox: string | undefined, size: [number, number] | undefined]>([
  ['0 0 640 299.6', [640, 299.6]],
  [' -8,-8 , 16,1e1\n', [16, 10]],
  [undefined, undefined],
  ['', undefined],
  ['0 0 640', undefined],
  ['0 0 640 480 1', undefined],
  ['0 0 0 480', undefined],
  ['0 0 -640 480', undefined],
  ['0 0 640px 480px', undefined],
])('viewBox="%s"', (viewBox, size) => {
  expect(viewBoxSize({ viewBox })).toEqual(size && { width: size[0], height: size[1] });
});
