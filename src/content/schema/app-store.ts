import { z } from 'zod';

/** Where the site leads to the App Store: its header, the hero, the free trial with its QR code, the answers of the help page. */
export const campaignPlaces = ['header', 'hero', 'trial', 'qr', 'help'] as const;

export type CampaignPlace = (typeof campaignPlaces)[number];

/** The publisher's number in campaign links (`pt`). */
export const providerToken = z
  .string()
  .regex(/^\d{1,12}$/, {
    error: 'must be the digits after "pt=" in a campaign link of App Store Connect, in quotes, such as "123456"',
  })
  .meta({
    kind: 'keyword',
    title: 'Identifiant d’éditeur pour les campagnes App Store',
    description: 'Les chiffres après « pt= » dans un lien de campagne d’App Store Connect, entre guillemets.',
    examples: ['123456'],
  });

/** A campaign's name (`ct`). Apple takes 30 signs at most; of its signs, those that need no encoding in an address. */
const campaign = (title: string) =>
  z
    .string()
    .regex(/^[A-Za-z0-9._-]{1,30}$/, {
      error:
        'must be made of at most 30 letters without accents, digits, hyphens, dots and underscores, such as "site-hero"',
    })
    .meta({ kind: 'keyword', title, examples: ['site-hero'] })
    .optional();

/**
 * The name under which App Store Connect counts the downloads from each place; a place without one is not counted.
 * https://developer.apple.com/help/app-store-connect-analytics/acquisition/campaign-links
 */
export const campaigns = z
  .strictObject({
    header: campaign('Menu, en haut de chaque page'),
    hero: campaign('Haut de la page d’accueil'),
    trial: campaign('Essai gratuit'),
    qr: campaign('QR code de l’essai gratuit'),
    help: campaign('Réponses de la page d’aide'),
  } satisfies Record<CampaignPlace, z.ZodType>)
  .meta({
    title: 'Campagnes App Store',
    description:
      'Le nom de chaque endroit dans App Store Connect, pour y voir d’où viennent les téléchargements. Le site ne compte personne.',
  });
