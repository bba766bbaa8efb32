import { z } from 'zod';
import { choice, illustration, labelledLink, text } from './fields';

/** The blocks at the foot of the landing page; the header and the footer link to them. */
export const contactIds = ['support', 'affiliate', 'feedback'] as const;

const links = z
  .array(labelledLink({ title: 'Lien' }))
  .min(1)
  .max(6)
  .meta({ title: 'Liens' });

const contact = z
  .strictObject({
    id: choice(contactIds, {
      title: 'Identifiant',
      description: 'L’adresse du bloc : /#support, /#affiliate ou /#feedback.',
    }),
    title: text({ title: 'Titre', max: 40 }),
    text: text({ title: 'Texte', max: 160 }),
    link: labelledLink({ title: 'Lien' }),
  })
  .meta({ title: 'Bloc' });

/** Header and footer, one file for each language. */
export const navigation = z
  .strictObject({
    header: z
      .strictObject({
        label: text({ title: 'Nom de la navigation', description: 'Lu par les lecteurs d’écran.', max: 40 }),
        links,
        illustration: illustration(),
      })
      .meta({ title: 'En-tête' }),
    footer: z
      .strictObject({
        tagline: text({ title: 'Signature', max: 80 }),
        columns: z
          .array(z.strictObject({ title: text({ title: 'Titre', max: 30 }), links }).meta({ title: 'Colonne' }))
          .min(1)
          .max(4)
          .meta({ title: 'Colonnes' }),
        legalTitle: text({ title: 'Titre de la colonne légale', max: 30 }),
        copyright: text({ title: 'Copyright', max: 60 }),
        disclaimer: text({ title: 'Avertissement de santé', max: 200 }),
      })
      .meta({ title: 'Pied de page' }),
    contacts: z.array(contact).length(contactIds.length).optional().meta({
      title: 'Blocs de contact',
      description: 'Au pied de la page d’accueil ; dans le fichier français seulement.',
    }),
  })
  .meta({ title: 'Navigation' });
