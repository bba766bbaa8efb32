import * as field from './fields';

const question = field.block('Question', {
  id: field.slug('Identifiant').meta({
    description: 'L’adresse de la question (/support#offline-use). Une fois publiée, ne la change plus.',
  }),
  question: field.text('Question', 120),
  answer: field.prose('Réponse', 1200).describe('En Markdown.'),
});

const group = field.block('Groupe de questions', {
  id: field.slug('Identifiant').describe('L’adresse du groupe (/support#most-asked), la même dans chaque langue.'),
  title: field.text('Titre', 40),
  vignette: field.illustration().optional().meta({
    title: 'Vignette',
    description:
      'Un petit dessin découpé, carré, à côté des questions du groupe. Sans lui, les questions prennent toute la largeur.',
  }),
  items: field.list('Questions', question, { max: 60 }),
});

export const faq = field.block('Questions fréquentes', {
  title: field.text('Titre', 60),
  permalink: field.text('Lien vers une réponse', 40),
  groups: field.list('Groupes', group, { max: 12 }),
});
