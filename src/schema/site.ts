import { z } from 'zod';
import {
  block,
  contact,
  count,
  date,
  decimal,
  email,
  flag,
  keyword,
  languages,
  matching,
  shareImage,
  text,
  url,
  year,
} from './fields';
import { legalFactKeys, legalFacts } from './legal-facts';
import { schemaMessages as messages } from './schema-messages';

/** A fact that is marked by `sample: true` until somebody has confirmed it. */
function confirmable<Value extends z.ZodType>(value: Value) {
  const sample = flag('Exemple').describe(
    'true : valeur d’exemple, à remplacer avant la mise en ligne. false : valeur confirmée.',
  );
  return block(value.meta()?.title ?? '', { value, sample });
}

/** The header of a phone 320 pixels wide has no room for longer words. */
const fitsPhone = (name: string) => name.split(/[\s-]/).every((word) => word.length <= 15);

const repository = block('Dépôt', {
  url: url('Adresse du dépôt')
    .meta({ description: 'Sans barre oblique à la fin.', examples: ['https://github.com/mirabelle/site'] })
    .regex(/^https:\/\/[^/]+\/[^/?#]+\/[^/?#]+(?<!\.git)$/, { error: messages.repository }),
  branch: keyword('Branche', 60).meta({ examples: ['main'] }),
}).describe('Le dépôt sur GitHub où sont gardés les fichiers du site.');

const cms = block('CMS', {
  signInUrl: url('Service de connexion').describe('L’adresse du service OAuth.'),
}).describe('Comment on se connecte à /admin. Sans ce bloc, la page n’existe pas.');

/** The page has room for five stars. */
export const highestRating = 5;

/** The facts of the product (`site.yaml`). Everywhere else they stand as tokens, e.g. `{{name}}`. */
export const site = block('Les faits', {
  name: confirmable(text('Nom de l’application', 30).refine(fitsPhone, { error: messages.longName })),
  siteUrl: confirmable(
    matching(/^https:\/\/[^\s/?#]+$/, messages.siteUrl).meta({
      kind: 'url',
      title: 'Adresse du site',
      description: 'Sans barre oblique à la fin.',
      examples: ['https://mirabelle.example'],
    }),
  ),
  supportEmail: confirmable(email('Adresse de l’assistance')),
  securityContact: confirmable(
    contact('Contact pour la sécurité').meta({
      description: 'Où signaler une faille du site : mailto: et une adresse e-mail, ou une page https:.',
      examples: ['mailto:security@mirabelle.example'],
    }),
  ),
  appStoreUrl: confirmable(url('Adresse dans l’App Store')),
  appStoreId: confirmable(
    matching(/^\d{9,10}$/, messages.appId).meta({
      kind: 'text',
      title: 'Identifiant dans l’App Store',
      description: 'Les 9 ou 10 chiffres, entre guillemets.',
    }),
  ),
  appStoreProviderToken: matching(/^\d{1,12}$/, messages.providerToken)
    .meta({
      kind: 'keyword',
      title: 'Identifiant d’éditeur pour les campagnes App Store',
      description:
        'Les chiffres après « pt= » dans un lien de campagne d’App Store Connect, entre guillemets. App Store Connect dit alors de quel endroit du site viennent les téléchargements : site-header, site-hero, site-trial, site-qr, site-help.',
      examples: ['123456'],
    })
    .optional(),

  trialDays: count('Durée de l’essai, en jours', 90),
  foodMillions: decimal('Aliments dans la base, en millions', 100).describe('Avec un point, au besoin : 1.5'),
  accuracyMin: count('Précision de la reconnaissance : minimum, en %', 100),
  accuracyMax: count('Précision de la reconnaissance : maximum, en %', 100),
  rating: decimal('Note des premières testeuses', highestRating).describe('Avec un point : 4.9'),
  ratingMax: count('Note la plus haute possible', highestRating),

  replyHours: count('Délai de réponse par e-mail, en heures', 240),
  averageResponseHours: count('Délai moyen de réponse, en heures', 240),
  supportHoursPerDay: count('Aide disponible : heures par jour', 24),
  supportDaysPerWeek: count('Aide disponible : jours par semaine', 7),
  supportLanguages: languages('Langues de l’assistance').describe('Codes de deux lettres, dans l’ordre d’affichage.'),
  liveChatUrl: url('Adresse du chat', true).describe('Vide tant que le chat n’est pas ouvert.'),
  forumUrl: url('Adresse du forum', true).describe('Vide tant que le forum n’est pas ouvert.'),

  dataExportFormat: text('Format de l’export', 20),
  dataExportPath: text('Menu de l’export dans l’application', 60),

  legalUpdated: date('Date des documents légaux')
    .describe('Le jour commun des documents. À enlever quand plus aucun ne le reprend.')
    .optional(),
  termsNoticeDays: count('Préavis d’un changement des conditions, en jours', 365),
  liabilityCapUsd: count('Plafond de responsabilité, en USD', 1_000_000),
  minimumAge: count('Âge minimum', 21).describe('L’usage demande d’avoir plus que cet âge.'),
  affiliateThreshold: count('Seuil de contrôle d’un affilié, en %', 100),
  governingState: text('État dont le droit s’applique', 40),
  copyrightYear: year('Année du copyright'),

  ...legalFacts,

  shareImage: shareImage(),

  repository: repository.optional(),
  editLinks: flag('Liens « modifier cette page »')
    .describe('true : au pied de chaque page, un lien vers son fichier dans le dépôt.')
    .optional(),
  cms: cms.optional(),
})
  .superRefine((facts, context) => {
    const report = (path: string, message: string) => {
      context.addIssue({ code: 'custom', path: path.split('.'), message });
    };
    if (facts.accuracyMin > facts.accuracyMax) report('accuracyMin', messages.largerThan('accuracyMax'));
    if (facts.rating > facts.ratingMax) report('rating', messages.largerThan('ratingMax'));
    const appStoreUrl = facts.appStoreUrl.value;
    if (!/^https:\/\/(?:apps|itunes)\.apple\.com\//.test(appStoreUrl))
      report('appStoreUrl.value', messages.notAppStore);
    else if (!appStoreUrl.split(/[/?]/).includes(`id${facts.appStoreId.value}`))
      report('appStoreId.value', messages.otherAppId);
    if (facts.cms && !facts.repository) report('cms', messages.needsRepository);
    if (facts.editLinks && !facts.repository) report('editLinks', messages.needsRepository);
  })
  .describe('Chaque fait à cet endroit seulement ; ailleurs, on écrit {{name}}, {{trialDays}}…');

/** How the site is run: these are no tokens. */
export const settingKeys: readonly string[] = ['securityContact', 'shareImage', 'repository', 'editLinks', 'cms'];

export const optionalFactKeys: readonly string[] = Object.entries(site.shape).flatMap(([key, field]) =>
  field instanceof z.ZodOptional ? key : [],
);

/** A paragraph of a legal document that names one of these is left out until the fact is given. */
export const awaitedFactKeys: readonly string[] = [...legalFactKeys, 'appStoreProviderToken'];

export type Facts = {
  [Key in keyof z.output<typeof site>]: z.output<typeof site>[Key] extends { value: infer Value }
    ? Value
    : z.output<typeof site>[Key];
};
