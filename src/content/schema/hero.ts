import { z } from 'zod';
import { illustration, screenshot, text } from './fields';

/** The top of the landing page. */
export const hero = z
  .strictObject({
    headline: z
      .array(text({ title: 'Ligne', max: 45 }))
      .min(1)
      .max(3)
      .meta({ title: 'Titre', description: 'Une phrase par ligne.' }),
    lede: text({ title: 'Chapeau', max: 200 }),
    rating: z
      .strictObject({
        score: text({ title: 'Note', description: 'Toujours {{rating}}.', max: 10 }),
        source: text({ title: 'Source de la note', description: 'Toujours « nos premières testeuses ».', max: 60 }),
      })
      .meta({ title: 'Note' }),
    screenshot: screenshot(),
    illustration: illustration({ inPieces: true }),
  })
  .meta({ title: 'Accueil : haut de page' });
