import { z } from 'zod';
import { keyword } from './fields';

/** What the search of the help page knows of a language, one file for each. */
export const synonyms = z
  .strictObject({
    ignored: z
      .array(keyword({ title: 'Mot' }))
      .min(1)
      .meta({ title: 'Mots ignorés', description: 'Les petits mots qui ne disent rien de ce qui est cherché.' }),
    groups: z
      .array(
        z
          .array(keyword({ title: 'Mot' }))
          .min(2)
          .meta({ title: 'Synonymes' }),
      )
      .meta({ title: 'Synonymes', description: 'Une ligne par sens : qui tape un mot de la ligne trouve les autres.' }),
  })
  .meta({ title: 'Mots de la recherche' });
