import { z } from 'zod';
import { illustration, screenshot, text } from './fields';

const step = z
  .strictObject({
    title: text({ title: 'Titre', max: 50 }),
    text: text({ title: 'Texte', max: 180 }),
    illustration: illustration(),
    screenshot: screenshot().optional(),
  })
  .meta({ title: 'Étape' });

/** The three steps of the landing page. */
export const howItWorks = z
  .strictObject({
    title: text({ title: 'Titre', max: 60 }),
    intro: text({ title: 'Introduction', max: 160 }),
    items: z.array(step).length(3).meta({ title: 'Étapes', description: 'Trois étapes.' }),
  })
  .meta({ title: 'Accueil : comment ça marche' });
