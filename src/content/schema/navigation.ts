import { block, choice, illustration, labelledLink, list, text } from './fields';

/** The blocks at the foot of the landing page; the header and the footer link to them. */
export const contactIds = ['support', 'affiliate', 'feedback'] as const;

const links = list('Liens', labelledLink({ title: 'Lien' }), { max: 6 });

const contact = block('Bloc', {
  id: choice(contactIds, {
    title: 'Identifiant',
    description: 'L’adresse du bloc : /#support, /#affiliate ou /#feedback.',
  }),
  title: text({ title: 'Titre', max: 40 }),
  text: text({ title: 'Texte', max: 160 }),
  link: labelledLink({ title: 'Lien' }),
});

/** Header and footer, one file for each language. */
export const navigation = block('Navigation', {
  header: block('En-tête', {
    label: text({ title: 'Nom de la navigation', description: 'Lu par les lecteurs d’écran.', max: 40 }),
    links,
    illustration: illustration(),
  }),
  footer: block('Pied de page', {
    tagline: text({ title: 'Signature', max: 80 }),
    columns: list('Colonnes', block('Colonne', { title: text({ title: 'Titre', max: 30 }), links }), { max: 4 }),
    legalTitle: text({ title: 'Titre de la colonne légale', max: 30 }),
    copyright: text({ title: 'Copyright', max: 60 }),
    disclaimer: text({ title: 'Avertissement de santé', max: 200 }),
  }),
  contacts: list('Blocs de contact', contact, {
    length: contactIds.length,
    description: 'Au pied de la page d’accueil ; dans le fichier français seulement.',
  }).optional(),
});
