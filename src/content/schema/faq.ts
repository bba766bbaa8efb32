import { z } from 'zod';
import { prose, slug, text } from './fields';

const question = z
  .strictObject({
    id: slug({
      title: 'Identifiant',
      description: 'L’adresse de la question (/support#offline-use). Une fois publié, ne le change plus.',
      examples: ['offline-use'],
    }),
    question: text({ title: 'Question', max: 120 }),
    answer: prose({ title: 'Réponse', description: 'En Markdown.', max: 1200 }),
  })
  .meta({ title: 'Question' });

const group = z
  .strictObject({
    id: slug({
      title: 'Identifiant',
      description: 'L’adresse du groupe (/support#most-asked), la même dans chaque langue.',
    }),
    title: text({ title: 'Titre', max: 40 }),
    items: z.array(question).min(1).max(60).meta({ title: 'Questions' }),
  })
  .meta({ title: 'Groupe de questions' });

/** The questions of the help page, one file for each language. */
export const faq = z
  .strictObject({
    title: text({ title: 'Titre', max: 60 }),
    permalink: text({ title: 'Lien vers une réponse', max: 40 }),
    groups: z.array(group).min(1).max(12).meta({ title: 'Groupes' }),
  })
  .meta({ title: 'Questions fréquentes' });
