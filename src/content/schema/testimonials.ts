import { z } from 'zod';
import { marksAround } from '../quotation-marks';
import { alt, count, date, flag, imagePath, text } from './fields';
import { highestRating } from './site';

const testimonial = z
  .strictObject({
    name: text({ title: 'Prénom', max: 30 }),
    age: count({ title: 'Âge', min: 14, max: 110 }),
    portrait: imagePath({
      title: 'Portrait',
      description: 'Un dessin (SVG) ou une photo large d’au moins 320 pixels.',
      minWidth: 320,
    }),
    alt: alt(),
    stars: count({ title: 'Étoiles', description: 'De 1 à {{ratingMax}}.', max: highestRating }),
    quote: text({ title: 'Citation', description: 'Sans guillemets : la page les met.', max: 320 }).refine(
      (value) => !marksAround(value),
      { error: 'stands in quotation marks. Remove them: the page has its own' },
    ),
    sample: flag({
      title: 'Exemple',
      description: 'true : témoignage inventé, à remplacer. false : mots d’une vraie personne, avec son accord écrit.',
    }),
    consent: date({
      title: 'Accord',
      description: 'Le jour où la personne a donné son accord écrit. Va avec sample: false.',
    }).optional(),
  })
  .meta({ title: 'Témoignage' });

/** What the first testers say. */
export const testimonials = z
  .strictObject({
    title: text({ title: 'Titre', max: 60 }),
    ageLabel: text({ title: 'Unité de l’âge', max: 10, examples: ['ans'] }),
    items: z.array(testimonial).length(3).meta({ title: 'Témoignages', description: 'Trois témoignages.' }),
    provenance: text({
      title: 'D’où viennent ces témoignages',
      description: 'Comment et quand ils ont été recueillis et vérifiés, avec ou sans contrepartie.',
      max: 300,
    }).optional(),
  })
  .meta({ title: 'Accueil : témoignages' });
