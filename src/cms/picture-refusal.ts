import { type DrawingFault, drawingFaults } from '../content/drawings/drawing-faults';

/** As many faults as an editor reads. */
const most = 5;

/**
 * Why the CMS does not save a picture, in its own language.
 * @param path its name, or its path
 * @param bytes the file
 * @returns nothing for a harmless picture
 */
export const pictureRefusal = (path: string, bytes: Uint8Array): string | undefined => {
  const name = path.split('/').at(-1) ?? path;
  const notSaved = `L’image « ${name} » n’a pas été enregistrée :`;
  if (/\.svgz$/i.test(name)) return `${notSaved} elle est compressée. Exportez-la en SVG, et non en SVGZ.`;
  if (!/\.svg$/i.test(name)) return undefined;
  const faults = drawingFaults(bytes);
  const [first] = faults;
  if (!first) return undefined;
  const named = faults.filter(({ written }) => written !== '');
  if (named.length === 0)
    return `${notSaved} le fichier est illisible à la ligne ${first.line}. Exportez-la de nouveau, en SVG ou en PNG.`;
  return `${notSaved} elle contient ce qui n’a pas sa place dans une image. Retirez ${list(named)}, ou exportez-la en PNG.`;
};

const list = (faults: readonly DrawingFault[]) => {
  const shown = faults.slice(0, most).map(({ written, line }) => `${written} (ligne ${line})`);
  return [...shown, ...(faults.length > most ? ['…'] : [])].join(', ');
};
