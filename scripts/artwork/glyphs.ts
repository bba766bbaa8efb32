import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { fontFiles } from '../../src/gatsby/fonts/write-fonts';

/** All that the fonts may have: Latin letters, and punctuation up to the euro sign. */
const letters = String.fromCharCode(...Array.from({ length: 0x2100 }, (_, code) => code).slice(0x20));

export type Glyphs = {
  /** How far each font reaches above its baseline, in parts of its size. */
  ascents: Record<string, number>;
  /** The outline of a letter, on its baseline and with y downwards, in units of which `unitsPerEm` make the font's size. */
  outline: (family: string, weight: number, character: string) => string;
  unitsPerEm: number;
};

/** Reads the site's fonts, for programs that draw letters as shapes. @throws for letters of other fonts */
export const readGlyphs = async (unitsPerEm = 160): Promise<Glyphs> => {
  // Published as an ES module that waits for its program.
  const { Blob, Buffer: TextBuffer, Face, Feature, Font, shape, Variation } = await import('harfbuzzjs');
  const faces = new Map<string, Face>();
  for (const [family, file] of Object.entries(fontFiles)) {
    const woff2 = readFileSync(path.resolve('node_modules', file));
    const sfnt = await subsetFont(woff2, letters, { targetFormat: 'sfnt' });
    faces.set(family, new Face(new Blob(new Uint8Array(sfnt))));
  }
  const ascents = Object.fromEntries(
    [...faces].map(([family, face]) => [family, new Font(face).hExtents().ascender / face.upem]),
  );
  const outline = (family: string, weight: number, character: string) => {
    const face = faces.get(family);
    if (!face) throw new Error(`"${character}" is set in ${family}, which is not one of the site's fonts.`);
    const font = new Font(face);
    font.setVariations([new Variation('wght', weight)]);
    const text = new TextBuffer();
    text.addText(character);
    text.guessSegmentProperties();
    shape(font, text, [new Feature('lnum')]);
    const glyph = text.getGlyphInfos()[0]?.codepoint ?? 0;
    if (glyph === 0) throw new Error(`${family} has no "${character}".`);
    const scale = unitsPerEm / face.upem;
    // Fonts count upwards from the baseline, drawings downwards.
    let isY = false;
    return font.glyphToPath(glyph).replace(/[A-Z]|-?[\d.]+/g, (part) => {
      if (/[A-Z]/.test(part)) {
        isY = false;
        return part;
      }
      const value = Math.round(Number(part) * scale * (isY ? -1 : 1));
      isY = !isY;
      return String(value || 0);
    });
  };
  return { ascents, outline, unitsPerEm };
};
