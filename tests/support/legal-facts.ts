import { legalFactKeys } from '../../src/contract/schema/site';

/** A value of the right kind for each fact that the law asks for. */
export const givenLegalFacts = Object.fromEntries(
  legalFactKeys.map((key) => [key, key.endsWith('Url') ? `https://${key.toLowerCase()}.example` : `Valeur de ${key}`]),
);
