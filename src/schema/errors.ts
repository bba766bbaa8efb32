import { block, illustration, labelledLink, list, pageDescription, text } from './fields';

export const notFound = block('Page introuvable', {
  title: text('Titre', 60, { min: 5 }),
  text: text('Texte', 160),
  linksTitle: text('Titre des liens', 60),
  links: list('Liens', labelledLink('Lien'), { max: 6 }),
  description: pageDescription(),
  illustration: illustration(),
});

/** What is shown in place of the help search when it fails. */
export const unexpectedError = block('Erreur inattendue', {
  title: text('Titre', 60, { min: 5 }),
  text: text('Texte', 160),
  details: text('Ce qui montre le message d’erreur', 60),
  reload: text('Bouton qui recharge', 40),
  home: text('Lien vers l’accueil', 40),
  illustration: illustration(),
});
