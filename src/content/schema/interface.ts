import { block, imagePath, text } from './fields';

/** The small words of the site's header, footer and labels, one file for each language. */
export const interfaceWords = block('Mots de l’interface', {
  skipLink: text({ title: 'Lien d’évitement', max: 40 }),
  homeLabel: text({ title: 'Nom du lien vers l’accueil', max: 60 }),
  menu: text({ title: 'Bouton du menu', max: 20 }),
  editPage: text({ title: 'Lien vers le fichier de la page', max: 40 }),
  storeBadge: block('Badge App Store', {
    lead: text({ title: 'Première ligne', max: 24 }),
    store: text({ title: 'Nom de la boutique', max: 16 }),
    alt: text({ title: 'Texte alternatif', description: 'Ce que dit le badge, pour qui ne le voit pas.', max: 80 }),
    artwork: imagePath({
      title: 'Badge officiel',
      description: 'Le badge d’Apple dans cette langue, en SVG, tel quel. Sans lui, le site en dessine un.',
      formats: ['svg'],
    }).optional(),
  }),
  ratingAlt: text({ title: 'Texte alternatif de la note', max: 40 }),
  starsAlt: text({
    title: 'Texte alternatif des étoiles',
    description: '{count} est remplacé par le nombre d’étoiles.',
    max: 40,
    placeholders: ['count'],
  }),
  legalPage: block('Pages légales', {
    kicker: text({ title: 'Surtitre', max: 40 }),
    updated: text({ title: 'Avant la date', max: 40 }),
    contents: text({ title: 'Titre du sommaire', max: 40 }),
    permalink: text({ title: 'Lien vers une section', max: 40 }),
    summary: text({ title: 'Étiquette d’un résumé', max: 30 }),
    summaryNote: text({
      title: 'Ce que vaut un résumé',
      description: 'Qu’il n’a pas de valeur juridique.',
      max: 60,
    }),
    previous: text({ title: 'Document précédent', max: 40 }),
    next: text({ title: 'Document suivant', max: 40 }),
    others: text({ title: 'Autres documents', max: 40 }),
  }),
  legalVersions: block('Versions des documents légaux', {
    title: text({ title: 'Titre de la liste', max: 40 }),
    version: text({
      title: 'Une version',
      description: '{date} est remplacé par le jour de sa publication.',
      max: 60,
      placeholders: ['date'],
    }),
    replaced: text({
      title: 'En tête d’une version précédente',
      description: '{date} est remplacé par le jour de sa publication.',
      max: 90,
      placeholders: ['date'],
    }),
    newer: text({ title: 'Lien vers la version actuelle', max: 60 }),
    changes: text({ title: 'Ce qui a changé', max: 40 }),
  }),
  breadcrumbs: block('Fil d’Ariane', { home: text({ title: 'Accueil', max: 30 }) }),
  announcement: block('Annonce d’un changement', {
    upcoming: text({ title: 'Avant le titre du document', max: 80 }),
    link: text({ title: 'Texte du lien', max: 40 }),
  }),
});
