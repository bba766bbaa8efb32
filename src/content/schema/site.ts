import { z } from 'zod';
import { formMessages as messages } from '../messages';
import {
  block,
  choice,
  contact,
  count,
  date,
  decimal,
  email,
  flag,
  form,
  keyword,
  languages,
  shareImage,
  text,
  url,
  year,
} from './fields';
import { legalFactKeys, legalFacts } from './legal-facts';

/** A fact that nobody may have confirmed yet: `sample: true` marks it until then. */
function confirmable<Value extends z.ZodType>(value: Value) {
  const sample = flag({
    title: 'Exemple',
    description: 'true : valeur d’exemple, à remplacer avant la mise en ligne. false : valeur confirmée.',
  });
  return block(value.meta()?.title ?? '', { value, sample });
}

/** Beside the name, the bar of a phone 320 pixels wide holds the menu's button; a capital counts as one letter and a half. */
const fitsPhone = (name: string) =>
  name.split(/[\s-]/).every((word) => word.length + (word.match(/\p{Lu}/gu)?.length ?? 0) / 2 <= 15);

/** Where the site's files are kept. */
const repository = block(
  'Dépôt',
  {
    host: choice(['github', 'gitlab', 'gitea'] as const, {
      title: 'Hébergeur',
      description: 'github, gitlab ou gitea (Gitea et Forgejo).',
    }),
    url: url({
      title: 'Adresse du dépôt',
      description: 'Sans barre oblique à la fin.',
      examples: ['https://github.com/mirabelle/site'],
    }).refine((value) => /^https:\/\/[^/]+(?:\/[^/?#]+){2,}$/.test(value) && !value.endsWith('.git'), {
      error: messages.repository,
    }),
    branch: keyword({ title: 'Branche', max: 60, examples: ['main'] }),
  },
  { description: 'Là où sont gardés les fichiers du site.' },
);

/** How editors sign in to the CMS at /admin; as long as it is absent, there is no such page. */
const cms = block(
  'CMS',
  {
    signInUrl: url({
      title: 'Service de connexion',
      description: 'Pour github : l’adresse du service OAuth. Inutile ailleurs.',
    }).optional(),
    appId: keyword({
      title: 'Identifiant de l’application OAuth',
      description: 'Pour gitlab et gitea. Inutile ailleurs.',
      max: 100,
    }).optional(),
  },
  { description: 'Comment on se connecte à /admin. Sans ce bloc, la page n’existe pas.' },
);

/** What `ratingMax` may be at most: as many stars fit. */
export const highestRating = 5;

/** The facts of the product (`site.yaml`). Everywhere else they stand as tokens, e.g. `{{name}}`. */
export const site = z
  .strictObject({
    name: confirmable(
      text('Nom de l’application', 30)
        .refine(fitsPhone, { error: messages.longName })
        .refine((name) => !/!|\bgratuit|\bfree\b/i.test(name), { error: messages.nameOfOffer }),
    ),
    siteUrl: confirmable(
      url({
        title: 'Adresse du site',
        description: 'Sans barre oblique à la fin.',
        examples: ['https://mirabelle.example'],
      }),
    ),
    supportEmail: confirmable(email({ title: 'Adresse de l’assistance' })),
    securityContact: confirmable(
      contact({
        title: 'Contact pour la sécurité',
        description: 'Où signaler une faille du site : mailto: et une adresse e-mail, ou une page https:.',
        examples: ['mailto:security@mirabelle.example'],
      }),
    ),
    appStoreUrl: confirmable(url({ title: 'Adresse dans l’App Store' })),
    appStoreId: confirmable(
      form(/^\d{9,10}$/, messages.appId, {
        kind: 'text',
        title: 'Identifiant dans l’App Store',
        description: 'Les 9 ou 10 chiffres, entre guillemets.',
      }),
    ),
    appStoreProviderToken: form(/^\d{1,12}$/, messages.providerToken, {
      kind: 'keyword',
      title: 'Identifiant d’éditeur pour les campagnes App Store',
      description:
        'Les chiffres après « pt= » dans un lien de campagne d’App Store Connect, entre guillemets. App Store Connect dit alors de quel endroit du site viennent les téléchargements : site-header, site-hero, site-trial, site-qr, site-help.',
      examples: ['123456'],
    }).optional(),

    trialDays: count({ title: 'Durée de l’essai, en jours', max: 90 }),
    foodMillions: decimal({
      title: 'Aliments dans la base, en millions',
      description: 'Avec un point, au besoin : 1.5',
      max: 100,
    }),
    accuracyMin: count({ title: 'Précision de la reconnaissance : minimum, en %', max: 100 }),
    accuracyMax: count({ title: 'Précision de la reconnaissance : maximum, en %', max: 100 }),
    rating: decimal({ title: 'Note des premières testeuses', description: 'Avec un point : 4.9', max: highestRating }),
    ratingMax: count({ title: 'Note la plus haute possible', max: highestRating }),

    replyHours: count({ title: 'Délai de réponse par e-mail, en heures', max: 240 }),
    averageResponseHours: count({ title: 'Délai moyen de réponse, en heures', max: 240 }),
    supportHoursPerDay: count({ title: 'Aide disponible : heures par jour', max: 24 }),
    supportDaysPerWeek: count({ title: 'Aide disponible : jours par semaine', max: 7 }),
    supportLanguages: languages({
      title: 'Langues de l’assistance',
      description: 'Codes de deux lettres, dans l’ordre d’affichage.',
    }),
    liveChatUrl: url({
      title: 'Adresse du chat',
      description: 'Vide tant que le chat n’est pas ouvert.',
      optional: true,
    }),
    forumUrl: url({
      title: 'Adresse du forum',
      description: 'Vide tant que le forum n’est pas ouvert.',
      optional: true,
    }),

    dataExportFormat: text('Format de l’export', 20),
    dataExportPath: text('Menu de l’export dans l’application', 60),

    legalUpdated: date({
      title: 'Date des documents légaux',
      description: 'Le jour commun des documents. À enlever quand plus aucun ne le reprend.',
    }).optional(),
    termsNoticeDays: count({ title: 'Préavis d’un changement des conditions, en jours', max: 365 }),
    liabilityCapUsd: count({ title: 'Plafond de responsabilité, en USD', max: 1_000_000 }),
    minimumAge: count({ title: 'Âge minimum', description: 'L’usage demande d’avoir plus que cet âge.', max: 21 }),
    affiliateThreshold: count({ title: 'Seuil de contrôle d’un affilié, en %', max: 100 }),
    governingState: text('État dont le droit s’applique', 40),
    copyrightYear: year({ title: 'Année du copyright' }),

    ...legalFacts,

    shareImage: shareImage(),

    repository: repository.optional(),
    editLinks: flag({
      title: 'Liens « modifier cette page »',
      description: 'true : au pied de chaque page, un lien vers son fichier dans le dépôt.',
    }).optional(),
    cms: cms.optional(),
  })
  .superRefine((facts, context) => {
    const report = (path: string, message: string) => {
      context.addIssue({ code: 'custom', path: path.split('.'), message });
    };
    if (facts.accuracyMin > facts.accuracyMax) report('accuracyMin', messages.largerThan('accuracyMax'));
    if (facts.averageResponseHours > facts.replyHours)
      report('averageResponseHours', messages.largerThan('replyHours'));
    if (facts.rating > facts.ratingMax) report('rating', messages.largerThan('ratingMax'));

    const siteUrl = facts.siteUrl.value;
    const origin = URL.canParse(siteUrl) ? new URL(siteUrl).origin : siteUrl;
    if (siteUrl !== origin) report('siteUrl.value', messages.wholeHost(origin));

    const appStoreUrl = facts.appStoreUrl.value;
    if (!/^https:\/\/(?:apps|itunes)\.apple\.com\//.test(appStoreUrl))
      report('appStoreUrl.value', messages.notAppStore);
    else if (!appStoreUrl.split(/[/?]/).includes(`id${facts.appStoreId.value}`))
      report('appStoreId.value', messages.otherAppId);

    const { repository: kept, editLinks, cms: signIn } = facts;
    if (signIn && !kept) report('cms', messages.needsRepository);
    if (editLinks && !kept) report('editLinks', messages.needsRepository);
    const signInKey = kept?.host === 'github' ? 'signInUrl' : 'appId';
    if (signIn && kept && !signIn[signInKey]) report(`cms.${signInKey}`, messages.signIn(kept.host));
  })
  .meta({
    title: 'Les faits',
    description: 'Chaque fait à cet endroit seulement ; ailleurs, on écrit {{name}}, {{trialDays}}…',
  });

/** How the site is run: no text can hold it. */
export const settingKeys = [
  'securityContact',
  'shareImage',
  'repository',
  'editLinks',
  'cms',
] as const satisfies (keyof typeof site.shape)[];

export { legalFactKeys };

/** The facts that may be absent. */
export const optionalFactKeys: readonly string[] = Object.entries(site.shape).flatMap(([key, field]) =>
  field instanceof z.ZodOptional ? key : [],
);

/** Those of them whose absence leaves out what names them, in a legal document. */
export const openFactKeys: readonly string[] = [...legalFactKeys, 'appStoreProviderToken'];

/** The values alone. */
export type Facts = {
  [Key in keyof z.output<typeof site>]: z.output<typeof site>[Key] extends { value: infer Value }
    ? Value
    : z.output<typeof site>[Key];
};
