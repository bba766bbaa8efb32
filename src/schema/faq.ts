import { block, list, prose, slug, text } from './fields';

const question = block('Question', {
  id: slug('Identifiant').meta({
    description: 'L’adresse de la question (/support#offline-use). Une fois publié, ne le change plus.',
    examples: ['offline-use'],
  }),
  question: text('Question', 120),
  answer: prose('Réponse', 1200).describe('En Markdown.'),
});

const group = block('Groupe de questions', {
  id: slug('Identifiant').describe('L’adresse du groupe (/support#most-asked), la même dans chaque langue.'),
  title: text('Titre', 40),
  items: list('Questions', question, { max: 60 }),
});

export const faq = block('Questions fréquentes', {
  title: text('Titre', 60),
  permalink: text('Lien vers une réponse', 40),
  groups: list('Groupes', group, { max: 12 }),
});
