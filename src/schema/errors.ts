import * as field from './fields';

export const notFound = field.block('Page introuvable', {
  title: field.text('Titre', 60, { min: 5 }),
  text: field.text('Texte', 160),
  linksTitle: field.text('Titre des liens', 60),
  links: field.list('Liens', field.labelledLink('Lien'), { max: 6 }),
  description: field.pageDescription(),
  illustration: field.illustration(),
});

/** What is shown in place of the search of the support page when it fails. */
export const unexpectedError = field.block('Erreur inattendue', {
  title: field.text('Titre', 60, { min: 5 }),
  text: field.text('Texte', 160),
  details: field.text('Lien qui déplie le message d’erreur', 60),
  reload: field.text('Bouton qui recharge', 40),
  home: field.text('Lien vers l’accueil', 40),
  illustration: field.illustration(),
});
