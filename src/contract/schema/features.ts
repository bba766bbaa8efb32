import { z } from 'zod';
import { illustratedText, text } from './fields';

/** The feature cards of the landing page: always six, so that the grid is whole. */
export const features = z
  .strictObject({
    title: text({ title: 'Titre', max: 60 }),
    intro: text({ title: 'Introduction', max: 160 }),
    items: z
      .array(illustratedText({ title: 'Carte' }))
      .length(6)
      .meta({ title: 'Cartes', description: 'Six cartes.' }),
  })
  .meta({ title: 'Accueil : fonctionnalités' });
