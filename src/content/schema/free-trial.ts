import { z } from 'zod';
import { illustration, text } from './fields';

/** The call to try the app. */
export const freeTrial = z
  .strictObject({
    title: text({ title: 'Titre', max: 50 }),
    text: text({
      title: 'Texte',
      description: 'Dit la durée de l’essai, qu’il se renouvelle, et où le résilier.',
      max: 240,
    }),
    note: text({ title: 'Note', max: 200 }),
    qrCode: z
      .strictObject({
        caption: text({ title: 'Légende', max: 60 }),
        alt: text({
          title: 'Texte alternatif',
          description: 'Ce que fait le code, pour qui ne le voit pas.',
          max: 120,
        }),
      })
      .meta({ title: 'Code QR' }),
    illustration: illustration(),
  })
  .meta({ title: 'Accueil : essai' });
