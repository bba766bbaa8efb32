import { z } from 'zod';
import { illustration, screenshot, text } from './fields';

const feature = z
  .strictObject({
    title: text({ title: 'Titre', max: 50 }),
    text: text({ title: 'Texte', max: 180 }),
    illustration: illustration(),
    screenshot: screenshot().optional(),
  })
  .meta({ title: 'Carte' });

/** The feature cards of the landing page: always six, so that the grid is whole. */
export const features = z
  .strictObject({
    title: text({ title: 'Titre', max: 60 }),
    intro: text({ title: 'Introduction', max: 160 }),
    items: z.array(feature).length(6).meta({ title: 'Cartes', description: 'Six cartes.' }),
  })
  .meta({ title: 'Accueil : fonctionnalités' });
