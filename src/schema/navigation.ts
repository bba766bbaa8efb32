import * as field from './fields';

/** The blocks at the foot of the landing page; the header and the footer link to them. */
export const contactIds = ['support', 'affiliate', 'feedback'] as const;

const links = field.list('Liens', field.labelledLink('Lien'), { max: 6 });

const contact = field.block('Bloc', {
  id: field.choice('Identifiant', contactIds).describe('L’adresse du bloc : /#support, /#affiliate ou /#feedback.'),
  title: field.text('Titre', 40),
  text: field.text('Texte', 160),
  link: field.labelledLink('Lien'),
});

export const navigation = field.block('Navigation', {
  header: field.block('En-tête', {
    label: field.text('Nom de la navigation', 40).describe('Lu par les lecteurs d’écran.'),
    links,
    illustration: field.illustration(),
  }),
  footer: field.block('Pied de page', {
    label: field.text('Nom de la navigation', 40).describe('Lu par les lecteurs d’écran.'),
    tagline: field.text('Signature', 80),
    columns: field.list('Colonnes', field.block('Colonne', { title: field.text('Titre', 30), links }), { max: 4 }),
    legalTitle: field.text('Titre de la colonne légale', 30),
    termination: field
      .text('Lien de résiliation', 40)
      .describe('Mène à « terminationUrl » des faits, au bas de la colonne légale.')
      .optional(),
    copyright: field.text('Copyright', 60),
    disclaimer: field.text('Avertissement de santé', 200),
  }),
  contacts: field
    .list('Blocs de contact', contact, { min: contactIds.length, max: contactIds.length })
    .describe('Au pied de la page d’accueil ; dans le fichier français seulement.')
    .optional(),
});
