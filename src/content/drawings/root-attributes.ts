import { SaxesParser } from 'saxes';

/** The attributes of a drawing's outermost element, as far as the file can be read. */
export function rootAttributes(svg: string): Readonly<Record<string, string>> {
  let found: Record<string, string> | undefined;
  const parser = new SaxesParser();
  // What is wrong with a drawing, `drawingFaults` says.
  parser.on('error', () => {});
  parser.on('opentag', ({ attributes }) => {
    found ??= attributes;
  });
  parser.write(svg).close();
  return found ?? {};
}

/** The size that its viewBox gives to a drawing, in CSS pixels (SVG 2, 8.6); nothing if there is none to be read. */
export function viewBoxSize({ viewBox = '' }: { viewBox?: string }): { width: number; height: number } | undefined {
  const numbers = viewBox
    .trim()
    .split(/\s*,\s*|\s+/)
    .map(Number);
  const [, , width = 0, height = 0] = numbers;
  return numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0
    ? { width, height }
    : undefined;
}
