import { z } from 'zod';
import { keyword, slug } from './fields';

const question = z
  .strictObject({
    id: slug({
      title: 'Identifiant',
      description: 'Celui de la question dans faq.<lang>.yaml.',
      examples: ['offline-use'],
    }),
    asked: z
      .array(keyword({ title: 'Façon de demander' }))
      .min(1)
      .max(60)
      .meta({
        title: 'Autres façons de demander',
        description: 'Des mots seuls, ou quelques mots ensemble, comme on les tape. Une virgule sépare deux façons.',
      }),
  })
  .meta({ title: 'Question' });

/** What the search of the help page knows of a language, one file for each. */
export const search = z
  .strictObject({
    ignored: z
      .array(keyword({ title: 'Mot' }))
      .min(1)
      .meta({ title: 'Mots ignorés', description: 'Les petits mots qui ne disent rien de ce qui est cherché.' }),
    synonyms: z
      .array(
        z
          .array(keyword({ title: 'Mot' }))
          .min(2)
          .meta({ title: 'Synonymes' }),
      )
      .meta({ title: 'Synonymes', description: 'Une ligne par sens : qui tape un mot de la ligne trouve les autres.' }),
    questions: z.array(question).max(200).meta({ title: 'Questions' }),
  })
  .meta({ title: 'Mots de la recherche' });
