import { block, choice, illustration, labelledLink, list, text } from './fields';

/** The blocks at the foot of the landing page; the header and the footer link to them. */
export const contactIds = ['support', 'affiliate', 'feedback'] as const;

const links = list('Liens', labelledLink('Lien'), { max: 6 });

const contact = block('Bloc', {
  id: choice('Identifiant', contactIds).describe('L’adresse du bloc : /#support, /#affiliate ou /#feedback.'),
  title: text('Titre', 40),
  text: text('Texte', 160),
  link: labelledLink('Lien'),
});

export const navigation = block('Navigation', {
  header: block('En-tête', {
    label: text('Nom de la navigation', 40).describe('Lu par les lecteurs d’écran.'),
    links,
    illustration: illustration(),
  }),
  footer: block('Pied de page', {
    label: text('Nom de la navigation', 40).describe('Lu par les lecteurs d’écran.'),
    tagline: text('Signature', 80),
    columns: list('Colonnes', block('Colonne', { title: text('Titre', 30), links }), { max: 4 }),
    legalTitle: text('Titre de la colonne légale', 30),
    copyright: text('Copyright', 60),
    disclaimer: text('Avertissement de santé', 200),
  }),
  contacts: list('Blocs de contact', contact, { min: contactIds.length, max: contactIds.length })
    .describe('Au pied de la page d’accueil ; dans le fichier français seulement.')
    .optional(),
});
