import { z } from 'zod';
import { text } from './fields';

/** The small words of the site's header, footer and labels, one file for each language. */
export const interfaceWords = z
  .strictObject({
    skipLink: text({ title: 'Lien d’évitement', max: 40 }),
    homeLabel: text({ title: 'Nom du lien vers l’accueil', max: 60 }),
    menu: text({ title: 'Bouton du menu', max: 20 }),
    editPage: text({ title: 'Lien vers le fichier de la page', max: 40 }),
    storeBadge: z
      .strictObject({
        lead: text({ title: 'Première ligne', max: 24 }),
        store: text({ title: 'Nom de la boutique', max: 16 }),
        alt: text({ title: 'Texte alternatif', description: 'Ce que dit le badge, pour qui ne le voit pas.', max: 80 }),
      })
      .meta({ title: 'Badge App Store' }),
    ratingAlt: text({ title: 'Texte alternatif de la note', max: 40 }),
    starsAlt: text({
      title: 'Texte alternatif des étoiles',
      description: '{count} est remplacé par le nombre d’étoiles.',
      max: 40,
      placeholders: ['count'],
    }),
    legalPage: z
      .strictObject({
        kicker: text({ title: 'Surtitre', max: 40 }),
        updated: text({ title: 'Avant la date', max: 40 }),
        contents: text({ title: 'Titre du sommaire', max: 40 }),
        permalink: text({ title: 'Lien vers une section', max: 40 }),
        previous: text({ title: 'Document précédent', max: 40 }),
        next: text({ title: 'Document suivant', max: 40 }),
        others: text({ title: 'Autres documents', max: 40 }),
      })
      .meta({ title: 'Pages légales' }),
    breadcrumbs: z.strictObject({ home: text({ title: 'Accueil', max: 30 }) }).meta({ title: 'Fil d’Ariane' }),
    announcement: z
      .strictObject({
        upcoming: text({
          title: 'Annonce',
          description: '{date} est remplacé par la date d’entrée en vigueur.',
          max: 80,
          placeholders: ['date'],
        }),
        link: text({ title: 'Texte du lien', max: 40 }),
      })
      .meta({ title: 'Annonce d’un changement' }),
  })
  .meta({ title: 'Mots de l’interface' });
