import * as field from './fields';

const dated = (title: string, max: number) =>
  field.text(title, max, { placeholders: ['date'] }).describe('{date} est remplacé par le jour de sa publication.');

/** The messages of the interface, one file for each language. */
export const interfaceMessages = field.block('Mots de l’interface', {
  skipLink: field.text('Lien d’évitement', 40),
  homeLabel: field.text('Nom du lien vers l’accueil', 60),
  menu: field.text('Bouton du menu', 20),
  storeBadge: field.block('Badge App Store', {
    lead: field.text('Première ligne', 24),
    store: field.text('Nom de la boutique', 16),
    alt: field.text('Texte alternatif', 80).describe('Ce que dit le badge, pour qui ne le voit pas.'),
    get: field
      .text('Petit bouton de l’en-tête', 12)
      .describe('Le mot qui mène à l’App Store, où le badge n’a pas sa place.'),
    artwork: field
      .imagePath('Badge officiel', { formats: ['svg'] })
      .describe('Le badge d’Apple dans cette langue, en SVG, tel quel. Sans lui, le site en dessine un.')
      .optional(),
  }),
  related: field.text('Au-dessus des liens d’un guide', 40),
  starsAlt: field
    .text('Texte alternatif des étoiles', 40, { placeholders: ['count'] })
    .describe('{count} est remplacé par le nombre d’étoiles.'),
  legalPage: field.block('Pages légales', {
    kicker: field.text('Surtitre', 40),
    updated: field.text('Avant la date', 40),
    contents: field.text('Titre du sommaire', 40),
    summary: field.text('Étiquette d’un résumé', 30),
    summaryNote: field.text('Ce que vaut un résumé', 60).describe('Que le texte complet le précise.'),
  }),
  legalVersions: field.block('Versions des documents légaux', {
    title: field.text('Titre de la liste', 40),
    version: dated('Une version', 60),
    replaced: dated('En tête d’une version précédente', 90),
    newer: field.text('Lien vers la version actuelle', 60),
    changes: field.text('Ce qui a changé', 40),
  }),
  announcement: field.block('Annonce d’un changement', {
    upcoming: field.text('Avant le titre du document', 80),
    link: field.text('Texte du lien', 40),
  }),
});
