import { z } from 'zod';
import { illustration, labelledLink, pageDescription, text } from './fields';

/** The page for an address that does not exist. */
export const notFound = z
  .strictObject({
    title: text({ title: 'Titre', min: 5, max: 60 }),
    text: text({ title: 'Texte', max: 160 }),
    linksTitle: text({ title: 'Titre des liens', max: 60 }),
    links: z
      .array(labelledLink({ title: 'Lien' }))
      .min(1)
      .max(6)
      .meta({ title: 'Liens' }),
    description: pageDescription(),
    illustration: illustration(),
  })
  .meta({ title: 'Page introuvable' });
