import type { z } from 'zod';
import * as field from './fields';
import { legalFacts } from './legal-facts';
import { schemaMessages } from './schema-messages';

/** A fact with a mark: `sample: true` until somebody has confirmed the value. */
function confirmable<Value extends z.ZodType>(value: Value) {
  const sample = field
    .flag('Exemple')
    .describe('true : valeur d’exemple, à remplacer avant la mise en ligne. false : valeur confirmée.');
  return field.block(value.meta()?.title ?? '', { value, sample });
}

const repository = field
  .block('Dépôt', {
    url: field
      .url('Adresse du dépôt')
      .describe('Sans barre oblique à la fin.')
      .regex(/^https:\/\/[^/]+\/[^/?#]+\/[^/?#]+(?<!\.git)$/, { error: schemaMessages.repository }),
    branch: field.keyword('Branche', 60),
  })
  .describe('Le dépôt sur GitHub où sont gardés les fichiers du site.');

const cms = field
  .block('CMS', {
    signInUrl: field.url('Service de connexion').describe('L’adresse du service OAuth.'),
  })
  .describe('Comment on se connecte à /admin. Sans ce bloc, la page n’existe pas.');

const price = field
  .block('Prix de l’abonnement', {
    amount: field.decimal('Montant, toutes taxes comprises', 1000, 0.01).describe('Avec un point : 11.99'),
    currency: field.currency('Monnaie'),
    period: field.choice('Période', ['month', 'year']).describe('month : par mois. year : par an.'),
  })
  .meta({ kind: 'price', description: 'Tant qu’il manque, les paragraphes qui écrivent {{price}} attendent.' });

/** The page has room for five stars. */
export const highestRating = 5;

/** The facts of the product (`site.yaml`). Everywhere else they stand as tokens, e.g. `{{name}}`. */
export const site = field
  .block('Les faits', {
    name: confirmable(field.text('Nom de l’application', 30)),
    siteUrl: confirmable(
      field.stringMatching(/^https:\/\/[^\s/?#]+$/, schemaMessages.siteUrl).meta({
        kind: 'url',
        title: 'Adresse du site',
        description: 'Sans barre oblique à la fin.',
      }),
    ),
    supportEmail: confirmable(field.email('Adresse de l’assistance')),
    securityContact: confirmable(
      field.contact('Contact pour la sécurité').meta({
        description: 'Où signaler une faille du site : mailto: et une adresse e-mail, ou une page https:.',
      }),
    ),
    appStoreUrl: confirmable(field.url('Adresse dans l’App Store')),
    appStoreId: confirmable(
      field.stringMatching(/^\d{9,10}$/, schemaMessages.appId).meta({
        kind: 'text',
        title: 'Identifiant dans l’App Store',
        description: 'Les 9 ou 10 chiffres, entre guillemets.',
      }),
    ),
    appStoreProviderToken: field
      .stringMatching(/^\d{1,12}$/, schemaMessages.providerToken)
      .meta({
        kind: 'keyword',
        title: 'Identifiant d’éditeur pour les campagnes App Store',
        description:
          'Les chiffres après « pt= » dans un lien de campagne d’App Store Connect, entre guillemets. App Store Connect dit alors de quel endroit du site viennent les téléchargements : site-header, site-hero, site-trial, site-qr, site-help.',
      })
      .optional(),

    trialDays: field.count('Durée de l’essai, en jours', 90),
    price: price.optional(),
    foodMillions: field.decimal('Aliments dans la base, en millions', 100).describe('Avec un point, au besoin : 1.5'),
    accuracyMin: field.count('Précision de la reconnaissance : minimum, en %', 100),
    accuracyMax: field.count('Précision de la reconnaissance : maximum, en %', 100),
    rating: field.decimal('Note des premières testeuses', highestRating).describe('Avec un point : 4.9'),
    ratingMax: field.count('Note la plus haute possible', highestRating),

    replyHours: field.count('Délai de réponse par e-mail, en heures', 240),
    averageResponseHours: field.count('Délai moyen de réponse, en heures', 240),
    supportHoursPerDay: field.count('Aide disponible : heures par jour', 24),
    supportDaysPerWeek: field.count('Aide disponible : jours par semaine', 7),
    supportLanguages: field
      .languages('Langues de l’assistance')
      .describe('Codes de deux lettres, dans l’ordre d’affichage.'),

    dataExportFormat: field.text('Format de l’export', 20),
    dataExportPath: field.text('Menu de l’export dans l’application', 60),

    legalUpdated: field
      .date('Date des documents légaux')
      .describe('Le jour commun des documents. À enlever quand plus aucun ne le reprend.')
      .optional(),
    termsNoticeDays: field.count('Préavis d’un changement des conditions, en jours', 365),
    liabilityCapUsd: field.count('Plafond de responsabilité, en USD', 1_000_000),
    minimumAge: field.count('Âge minimum', 21).describe('L’usage demande d’avoir plus que cet âge.'),
    affiliateThreshold: field.count('Seuil de contrôle d’un affilié, en %', 100),
    governingState: field.text('État dont le droit s’applique', 40),
    copyrightYear: field.year('Année du copyright'),

    ...legalFacts,

    shareImage: field.shareImage(),

    repository: repository.optional(),
    cms: cms.optional(),
  })
  .refine(({ appStoreUrl, appStoreId }) => appStoreUrl.value.split(/[/?]/).includes(`id${appStoreId.value}`), {
    path: ['appStoreId', 'value'],
    error: schemaMessages.otherAppId,
  })
  .describe('Chaque fait à cet endroit seulement ; ailleurs, on écrit {{name}}, {{trialDays}}…');

/** The facts as plain values, without `sample`. */
export type Facts = {
  [Key in keyof z.output<typeof site>]: z.output<typeof site>[Key] extends { value: infer Value }
    ? Value
    : z.output<typeof site>[Key];
};
