import { formMessages } from '../messages';
import { block, form } from './fields';

/** Where the site leads to the App Store: its header, the hero, the free trial with its QR code, the answers of the help page. */
export const campaignPlaces = ['header', 'hero', 'trial', 'qr', 'help'] as const;

export type CampaignPlace = (typeof campaignPlaces)[number];

/** The publisher's number in campaign links (`pt`). */
export const providerToken = form(/^\d{1,12}$/, formMessages.providerToken, {
  kind: 'keyword',
  title: 'Identifiant d’éditeur pour les campagnes App Store',
  description: 'Les chiffres après « pt= » dans un lien de campagne d’App Store Connect, entre guillemets.',
  examples: ['123456'],
});

/** A campaign's name (`ct`): of the 30 characters that Apple takes, those that need no encoding in an address. */
const campaign = (title: string) =>
  form(/^[A-Za-z0-9._-]{1,30}$/, formMessages.campaign, { kind: 'keyword', title, examples: ['site-hero'] }).optional();

/**
 * The name under which App Store Connect counts the downloads from each place; a place without one is not counted.
 * https://developer.apple.com/help/app-store-connect-analytics/acquisition/campaign-links
 */
export const campaigns = block(
  'Campagnes App Store',
  {
    header: campaign('Menu, en haut de chaque page'),
    hero: campaign('Haut de la page d’accueil'),
    trial: campaign('Essai gratuit'),
    qr: campaign('QR code de l’essai gratuit'),
    help: campaign('Réponses de la page d’aide'),
  },
  {
    description:
      'Le nom de chaque endroit dans App Store Connect, pour y voir d’où viennent les téléchargements. Le site ne compte personne.',
  },
);
