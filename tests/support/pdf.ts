import { inflateSync } from 'node:zlib';

/** The contents of a PDF's streams, as far as they are compressed text (PDF 1.7, 7.3.8 and 7.4.4). */
export const textsIn = (pdf: Buffer): string[] =>
  Array.from(pdf.toString('latin1').matchAll(/stream\r?\n(.*?)endstream/gs)).flatMap(([, stream = '']) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    } catch {
      // Of another kind, such as a picture.
      return [];
    }
  });

/** How many sheets of paper a PDF has: browsers write a page's object as it is or, Firefox, in a stream. */
export const countSheets = (pdf: Buffer): number =>
  [pdf.toString('latin1'), ...textsIn(pdf)].flatMap((text) => text.match(/\/Type\s*\/Page\b/g) ?? []).length;
