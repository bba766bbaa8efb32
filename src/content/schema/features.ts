import { z } from 'zod';
import { illustratedText, imagePath, text } from './fields';

/** A photo would cover what it lies on. */
const paper = () => imagePath({ title: 'Dessin', description: 'Un dessin en SVG.', formats: ['svg'] });

/** Papers on a drawing, of its size: they settle while the card crosses the screen. */
const viewfinder = z.strictObject({ brackets: paper(), labels: paper() }).meta({
  title: 'Viseur',
  description:
    'Des dessins de même format que l’illustration, posés dessus : le cadre se resserre, les étiquettes pivotent.',
});

/** The feature cards of the landing page: always six, so that the grid is whole. */
export const features = z
  .strictObject({
    title: text({ title: 'Titre', max: 60 }),
    intro: text({ title: 'Introduction', max: 160 }),
    items: z
      .array(illustratedText({ title: 'Carte' }).extend({ viewfinder: viewfinder.optional() }).meta({ title: 'Carte' }))
      .length(6)
      .meta({ title: 'Cartes', description: 'Six cartes.' }),
  })
  .meta({ title: 'Accueil : fonctionnalités' });
