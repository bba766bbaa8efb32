import { SaxesParser } from 'saxes';
import type { Position } from '../diagnostic';
import { SourceText } from '../source';
import { allowedElements, judgeOf } from './allowed';
import { isFragment, styleFaults } from './style-faults';

/** What a drawing may not hold: its place, how it is written there, and what to do. */
export type DrawingFault = Position & { written: string; message: string };

type Found = { offset: number; written: string; message: string };

const unreadable = 'Export the drawing again, as SVG in UTF-8.';

/**
 * All in a drawing that could run, fetch or lead anywhere, and all that nobody needs in one: it is read by a strict
 * XML parser, and each element, attribute and reference must be on the list in `allowed.ts`. What is allowed is read
 * alike by browsers' parsers of XML and of HTML, for a drawing may be a file of its own or stand in a page.
 *
 * @param bytes The file.
 * @param inPieces Whether a page takes its pieces from it by `use`: Firefox and WebKit leave its styles behind.
 * @returns Nothing for a harmless drawing, in the order of the file otherwise.
 */
export function drawingFaults(bytes: Uint8Array, { inPieces = false } = {}): DrawingFault[] {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const message = `The file is no text in UTF-8: it is compressed, or in another encoding. ${unreadable}`;
    return [{ line: 1, column: 1, written: '', message }];
  }
  const source = new SourceText('', text);
  return findFaults(text, inPieces)
    .toSorted((a, b) => a.offset - b.offset)
    .map(({ offset, ...found }) => ({ ...source.positionAt(offset), ...found }));
}

function findFaults(text: string, inPieces: boolean): Found[] {
  const found: Found[] = [];
  const parser = new SaxesParser({ xmlns: true });
  const report = (offset: number, written: string, message: string) => void found.push({ offset, written, message });
  const startOf = (mark: string) => Math.max(0, text.lastIndexOf(mark, parser.position - 1));
  const notAllowed = (mark: string, name: string, remedy: string) =>
    report(startOf(mark), name, `${name} may not stand in a drawing. ${remedy}`);

  /** The elements around the place that is read, and the outermost of them that may not be there. */
  const open: string[] = [];
  let refused = 0;
  /** Where the attribute that is read begins. */
  let attributeStart = 0;
  /** The style sheet that is read: comments may cut it into pieces, which browsers join. */
  let sheet = { offset: 0, css: '' };

  let isBroken = false;
  parser.on('error', ({ message }) => {
    // Once the parser has lost the thread, it says so at each sign.
    if (isBroken) return;
    isBroken = true;
    const reason = message.replace(/^\d+:\d+: /, '');
    report(
      Math.max(0, parser.position - 1),
      '',
      `The file is no well-formed XML: ${reason.replace(/\.?$/, '.')} ${unreadable}`,
    );
  });
  parser.on('xmldecl', ({ version, encoding = 'UTF-8' }) => {
    if (version !== '1.0' || encoding.toUpperCase() !== 'UTF-8')
      report(startOf('<?'), '<?xml …?>', 'The first line says neither XML 1.0 nor UTF-8. Remove it, up to its "?>".');
  });
  parser.on('doctype', () => notAllowed('<!DOCTYPE', '<!DOCTYPE …>', 'Remove it, up to the ">" that ends it.'));
  parser.on('processinginstruction', ({ target }) => notAllowed('<?', `<?${target} …?>`, 'Remove it.'));
  parser.on('cdata', () => notAllowed('<![CDATA[', '<![CDATA[…]]>', 'Write its text without it.'));
  parser.on('comment', (comment) => {
    // The parser of HTML ends some comments sooner than that of XML.
    if (/[<>]/.test(comment)) notAllowed('<!--', 'A comment with "<" or ">" in it', 'Remove it.');
  });

  parser.on('opentagstart', ({ name }) => {
    open.push(name);
    attributeStart = parser.position - 1;
    if (name === 'style') sheet = { offset: startOf('<'), css: '' };
    if (refused > 0) return;
    if (inPieces && name === 'style') report(startOf('<'), '<style>', styleInPieces('<style>'));
    if (!allowedElements.has(name) || (open.length === 1 && name !== 'svg')) {
      refused = open.length;
      notAllowed('<', `<${name}>`, 'Remove it, with all that is in it.');
    }
  });
  parser.on('attribute', ({ name, value }) => {
    const offset = attributeStart + (/\S/.exec(text.slice(attributeStart, parser.position))?.index ?? 0);
    attributeStart = parser.position;
    if (refused > 0) return;
    const judge = judgeOf(name);
    if (judge === undefined) {
      report(offset, name, `The attribute ${name} may not stand in a drawing. Remove it.`);
    } else if (inPieces && judge === 'style') {
      report(offset, name, styleInPieces('The attribute style'));
    } else if (judge === 'reference') {
      if (!isFragment(value))
        report(offset, name, `${name} leads out of the drawing. Write the id of one of its elements, such as #shape.`);
    } else if (judge === 'styled' || judge === 'style') {
      for (const written of styleFaults(value)) report(offset, `${name}: ${written}`, styleMessage(name, written));
    } else if (judge !== 'plain' && value !== judge.only) {
      report(offset, name, `${name} is not "${judge.only}". Write that, or remove it.`);
    }
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length === 1 && name === 'svg' && !('xmlns' in attributes))
      report(startOf('<'), '<svg>', 'The drawing lacks xmlns="http://www.w3.org/2000/svg". Write it into <svg …>.');
  });
  parser.on('text', (text) => {
    if (open.at(-1) === 'style') sheet.css += text;
  });
  parser.on('closetag', ({ name }) => {
    if (refused === 0 && name === 'style')
      for (const written of styleFaults(sheet.css)) report(sheet.offset, written, styleMessage('The style', written));
    if (refused === open.length) refused = 0;
    open.pop();
  });

  parser.write(text).close();
  return found;
}

const styleMessage = (name: string, written: string) =>
  `${name} holds ${written}, which may not stand in a drawing. Remove it${/^url/i.test(written) ? ', or write the id of an element of the drawing: url(#shape)' : ''}.`;

const styleInPieces = (what: string) =>
  `${what} may not stand in this drawing, whose pieces are shown one by one, in some browsers without it. Export it with attributes, such as fill="…".`;
