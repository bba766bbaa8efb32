import { z } from 'zod';
import { flag, keyword } from './fields';

/** One word for one thing: which words a language does without, and what it says instead. */
export const words = z
  .strictObject({
    items: z
      .array(
        z
          .strictObject({
            avoid: z
              .array(keyword({ title: 'Mot' }))
              .min(1)
              .meta({
                title: 'À éviter',
                description: 'Le mot dans chacune de ses formes : singulier, pluriel, féminin…',
              }),
            write: keyword({ title: 'À écrire', description: 'Le mot qui le remplace partout.' }),
            except: z
              .array(keyword({ title: 'Tournure' }))
              .min(1)
              .optional()
              .meta({ title: 'Sauf dans', description: 'Les tournures où le mot à éviter reste permis.' }),
            exceptInLegal: flag({
              title: 'Sauf dans les documents légaux',
              description: 'true : les documents légaux peuvent employer les mots à éviter.',
            }).optional(),
          })
          .meta({ title: 'Mot' }),
      )
      .meta({ title: 'Mots', description: 'Un seul mot pour une même chose, dans tous les textes de cette langue.' }),
  })
  .meta({ title: 'Vocabulaire' });
