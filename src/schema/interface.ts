import { block, imagePath, text } from './fields';

const dated = (title: string, max: number) =>
  text(title, max, { placeholders: ['date'] }).describe('{date} est remplacé par le jour de sa publication.');

/** The messages of the interface, one file for each language. */
export const interfaceMessages = block('Mots de l’interface', {
  skipLink: text('Lien d’évitement', 40),
  homeLabel: text('Nom du lien vers l’accueil', 60),
  menu: text('Bouton du menu', 20),
  editPage: text('Lien vers le fichier de la page', 40),
  storeBadge: block('Badge App Store', {
    lead: text('Première ligne', 24),
    store: text('Nom de la boutique', 16),
    alt: text('Texte alternatif', 80).describe('Ce que dit le badge, pour qui ne le voit pas.'),
    get: text('Petit bouton de l’en-tête', 12).describe('Le mot qui mène à l’App Store, où le badge n’a pas sa place.'),
    artwork: imagePath('Badge officiel', { formats: ['svg'] })
      .describe('Le badge d’Apple dans cette langue, en SVG, tel quel. Sans lui, le site en dessine un.')
      .optional(),
  }),
  ratingAlt: text('Texte alternatif de la note', 40),
  starsAlt: text('Texte alternatif des étoiles', 40, { placeholders: ['count'] }).describe(
    '{count} est remplacé par le nombre d’étoiles.',
  ),
  legalPage: block('Pages légales', {
    kicker: text('Surtitre', 40),
    updated: text('Avant la date', 40),
    contents: text('Titre du sommaire', 40),
    permalink: text('Lien vers une section', 40),
    summary: text('Étiquette d’un résumé', 30),
    summaryNote: text('Ce que vaut un résumé', 60).describe('Qu’il n’a pas de valeur juridique.'),
    previous: text('Document précédent', 40),
    next: text('Document suivant', 40),
    others: text('Autres documents', 40),
  }),
  legalVersions: block('Versions des documents légaux', {
    title: text('Titre de la liste', 40),
    version: dated('Une version', 60),
    replaced: dated('En tête d’une version précédente', 90),
    newer: text('Lien vers la version actuelle', 60),
    changes: text('Ce qui a changé', 40),
  }),
  announcement: block('Annonce d’un changement', {
    upcoming: text('Avant le titre du document', 80),
    link: text('Texte du lien', 40),
  }),
});
