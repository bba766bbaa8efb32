import { block, illustration, labelledLink, list, pageDescription, text } from './fields';

/** The page for an address that does not exist. */
export const notFound = block('Page introuvable', {
  title: text({ title: 'Titre', min: 5, max: 60 }),
  text: text({ title: 'Texte', max: 160 }),
  linksTitle: text({ title: 'Titre des liens', max: 60 }),
  links: list('Liens', labelledLink({ title: 'Lien' }), { max: 6 }),
  description: pageDescription(),
  illustration: illustration(),
});

/** The page shown when the application fails while it renders. */
export const unexpectedError = block('Erreur inattendue', {
  title: text({ title: 'Titre', min: 5, max: 60 }),
  text: text({ title: 'Texte', max: 160 }),
  details: text({ title: 'Ce qui montre le message d’erreur', max: 60 }),
  reload: text({ title: 'Bouton qui recharge', max: 40 }),
  home: text({ title: 'Lien vers l’accueil', max: 40 }),
  illustration: illustration(),
});
