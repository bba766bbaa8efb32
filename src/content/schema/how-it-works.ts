import { z } from 'zod';
import { illustratedText, text } from './fields';

/** The three steps of the landing page. */
export const howItWorks = z
  .strictObject({
    title: text({ title: 'Titre', max: 60 }),
    intro: text({ title: 'Introduction', max: 160 }),
    items: z
      .array(illustratedText({ title: 'Étape' }))
      .length(3)
      .meta({ title: 'Étapes', description: 'Trois étapes.' }),
  })
  .meta({ title: 'Accueil : comment ça marche' });
