import { legalFactKeys } from '../../src/content/schema/site';

const inWords = (key: string) => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** A value of the right kind for each fact that the law asks for. */
export const givenLegalFacts = Object.fromEntries(
  legalFactKeys.map((key) => [
    key,
    key.endsWith('Url') ? `https://${key.toLowerCase()}.example` : `Valeur de ${inWords(key)}`,
  ]),
);
