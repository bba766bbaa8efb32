import type { Diagnostic } from '../src/content/diagnostic';

/** Diagnostics of one file, each as `line:column message`. */
export const linesOf = (diagnostics: Diagnostic[]): string[] =>
  diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`);

/** Takes the mark ¦ out of a text: the text without the mark, and where it was, as `line:column`. */
export function takeMark(marked: string): { text: string; position: string } {
  const before = marked.slice(0, marked.indexOf('¦')).split('\n');
  return { text: marked.replace('¦', ''), position: `${before.length}:${(before.at(-1) ?? '').length + 1}` };
}
