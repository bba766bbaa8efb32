import type { Rule } from './rule';

/** A legal document of a day of its own does not call itself one of the day of all documents. */
export const statedDays: Rule = ({ root, loaded, facts }) =>
  loaded.flatMap(({ file, document, passages }) => {
    if (document?.type !== 'LegalDocument' || document.data.updated === facts.legalUpdated) return [];
    return passages
      .filter(({ written }) => written.includes('{{legalUpdated}}'))
      .map((passage) => ({
        file: `${root}/${file}`,
        ...passage.find('{{legalUpdated}}'),
        message: `{{legalUpdated}} is ${facts.legalUpdated}, and this version is of ${document.data.updated}. Write its day in words.`,
      }));
  });
