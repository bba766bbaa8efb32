import { svgFaults } from '../content/rules/svg';

/**
 * Why the CMS does not save a picture, in its own language.
 * @param path its name, or its path
 * @param bytes the file
 * @returns nothing for a harmless picture
 */
export const pictureRefusal = (path: string, bytes: Uint8Array): string | undefined => {
  const [first] = /\.svg$/i.test(path) ? svgFaults(new TextDecoder().decode(bytes)) : [];
  return first && `L’image « ${path} » n’a pas été enregistrée : elle contient « ${first.words} ».`;
};
