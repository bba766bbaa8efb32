import { z } from 'zod';
import { campaigns, providerToken } from './app-store';
import {
  choice,
  contact,
  count,
  date,
  decimal,
  email,
  flag,
  keyword,
  languages,
  shareImage,
  text,
  url,
  year,
} from './fields';
import { evidence, exemptedFacts, exemptions, legalFactKeys, legalFacts } from './legal-facts';

/** A fact that nobody may have confirmed yet: `sample: true` marks it until then. */
function confirmable<Value extends z.ZodType>(value: Value) {
  return z
    .strictObject({
      value,
      sample: flag({
        title: 'Exemple',
        description: 'true : valeur d’exemple, à remplacer avant la mise en ligne. false : valeur confirmée.',
      }),
    })
    .meta({ title: value.meta()?.title });
}

const hosts = ['github', 'gitlab', 'gitea'] as const;

/** Where the site's files are kept. */
const repository = z
  .strictObject({
    host: choice(hosts, { title: 'Hébergeur', description: 'github, gitlab ou gitea (Gitea et Forgejo).' }),
    url: url({
      title: 'Adresse du dépôt',
      description: 'Sans barre oblique à la fin.',
      examples: ['https://github.com/mirabelle/site'],
    }),
    branch: keyword({ title: 'Branche', max: 60, examples: ['main'] }),
  })
  .meta({ title: 'Dépôt', description: 'Là où sont gardés les fichiers du site.' });

/** How editors sign in to the CMS at /admin; as long as it is absent, there is no such page. */
const cms = z
  .strictObject({
    signInUrl: url({
      title: 'Service de connexion',
      description: 'Pour github : l’adresse du service OAuth. Inutile ailleurs.',
    }).optional(),
    appId: keyword({
      title: 'Identifiant de l’application OAuth',
      description: 'Pour gitlab et gitea. Inutile ailleurs.',
      max: 100,
    }).optional(),
  })
  .meta({ title: 'CMS', description: 'Comment on se connecte à /admin. Sans ce bloc, la page n’existe pas.' });

/** What `ratingMax` may be at most: as many stars fit. */
export const highestRating = 10;

/** The facts of the product (`site.yaml`). Everywhere else they stand as tokens, e.g. `{{name}}`. */
export const site = z
  .strictObject({
    name: confirmable(
      // Beside it the bar of a phone 320 pixels wide holds the menu's button.
      text({ title: 'Nom de l’application', max: 30 }).refine(
        (value) => value.split(/[\s-]/).every((word) => word.length + (word.match(/\p{Lu}/gu)?.length ?? 0) / 2 <= 15),
        {
          error:
            'holds a word of more than 15 signs, for which a phone has no room; a capital counts as one and a half. Write a shorter one',
        },
      ),
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
    securityPolicyUrl: url({
      title: 'Page sur le signalement des failles',
      description: 'Ce que tu fais d’un signalement. Absente tant que la page n’existe pas.',
    }).optional(),
    appStoreUrl: confirmable(url({ title: 'Adresse dans l’App Store' })),
    appStoreId: confirmable(
      z
        .string()
        .regex(/^\d{9,10}$/, {
          error: 'must be the 9 or 10 digits of the app in the App Store, in quotes, such as "1234567890"',
        })
        .meta({
          kind: 'text',
          title: 'Identifiant dans l’App Store',
          description: 'Les 9 ou 10 chiffres, entre guillemets.',
        }),
    ),
    appStoreProviderToken: providerToken.optional(),
    appStoreCampaigns: campaigns.optional(),

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

    dataExportFormat: text({ title: 'Format de l’export', max: 20 }),
    dataExportPath: text({ title: 'Menu de l’export dans l’application', max: 60 }),

    legalUpdated: date({
      title: 'Date des documents légaux',
      description: 'Le jour commun des documents. À enlever quand plus aucun ne le reprend.',
    }).optional(),
    termsNoticeDays: count({ title: 'Préavis d’un changement des conditions, en jours', max: 365 }),
    liabilityCapUsd: count({ title: 'Plafond de responsabilité, en USD', max: 1_000_000 }),
    minimumAge: count({ title: 'Âge minimum', description: 'L’usage demande d’avoir plus que cet âge.', max: 21 }),
    affiliateThreshold: count({ title: 'Seuil de contrôle d’un affilié, en %', max: 100 }),
    governingState: text({ title: 'État dont le droit s’applique', max: 40 }),
    copyrightYear: year({ title: 'Année du copyright' }),

    ...legalFacts,
    ...evidence,
    exemptions: exemptions.optional(),

    shareImage: shareImage(),

    repository: repository.optional(),
    editLinks: flag({
      title: 'Liens « modifier cette page »',
      description: 'true : au pied de chaque page, un lien vers son fichier dans le dépôt.',
    }).optional(),
    cms: cms.optional(),
  })
  .superRefine((facts, context) => {
    if (facts.accuracyMin > facts.accuracyMax) {
      context.addIssue({
        code: 'custom',
        path: ['accuracyMin'],
        message: 'is larger than accuracyMax. Write the smaller number here',
      });
    }
    if (facts.averageResponseHours > facts.replyHours) {
      context.addIssue({
        code: 'custom',
        path: ['averageResponseHours'],
        message: 'is larger than replyHours, the longest that an answer takes. Write a smaller number',
      });
    }
    if (facts.rating > facts.ratingMax) {
      context.addIssue({
        code: 'custom',
        path: ['rating'],
        message: 'is larger than ratingMax. Write a smaller number',
      });
    }
    const { value: siteUrl } = facts.siteUrl;
    const origin = URL.canParse(siteUrl) ? new URL(siteUrl).origin : siteUrl;
    if (siteUrl !== origin) {
      context.addIssue({
        code: 'custom',
        path: ['siteUrl', 'value'],
        message: `must be the address of a whole host, as browsers write it. Write ${origin}`,
      });
    }
    const address = facts.repository?.url;
    const repositoryUrl = address?.replace(/[?#].*$/, '').replace(/(?:\.git|\/)+$/, '');
    if (repositoryUrl && URL.canParse(repositoryUrl) && new URL(repositoryUrl).pathname.split('/').length < 3) {
      context.addIssue({
        code: 'custom',
        path: ['repository', 'url'],
        message: 'names no repository. Write its whole address, such as https://github.com/mirabelle/site',
      });
    } else if (address !== repositoryUrl) {
      context.addIssue({
        code: 'custom',
        path: ['repository', 'url'],
        message: `must be the address of the repository’s page. Write ${repositoryUrl}`,
      });
    }
    if (!/^https:\/\/(?:apps|itunes)\.apple\.com\//.test(facts.appStoreUrl.value)) {
      context.addIssue({
        code: 'custom',
        path: ['appStoreUrl', 'value'],
        message:
          'is no page of the App Store. Write its address, such as https://apps.apple.com/fr/app/name/id1234567890',
      });
    } else if (!facts.appStoreUrl.value.split(/[/?]/).includes(`id${facts.appStoreId.value}`)) {
      context.addIssue({
        code: 'custom',
        path: ['appStoreId', 'value'],
        message: 'is not the number in appStoreUrl. Write the same number in both',
      });
    }
  })
  .superRefine(({ appStoreProviderToken: token, appStoreCampaigns: named }, context) => {
    const report = (key: string, message: string) => context.addIssue({ code: 'custom', path: [key], message });
    if (named && Object.keys(named).length === 0)
      report('appStoreCampaigns', 'names no place. Write one of header, hero, trial, qr and help, or remove it');
    else if (named && !token)
      report('appStoreCampaigns', 'needs "appStoreProviderToken:", the digits that Apple knows the publisher by');
    if (token && !named) report('appStoreProviderToken', 'needs "appStoreCampaigns:", which names the places');
  })
  .superRefine((facts, context) => {
    for (const key of Object.keys(exemptedFacts) as (keyof typeof exemptedFacts)[]) {
      const fact = exemptedFacts[key];
      if (!facts.exemptions?.[key] || !facts[fact]) continue;
      const message = `stands beside "${fact}:". Keep one of the two`;
      context.addIssue({ code: 'custom', path: ['exemptions', key], message });
    }
  })
  .superRefine(({ repository: kept, editLinks, cms: signIn }, context) => {
    const report = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
    if (editLinks && !kept) report(['editLinks'], 'needs "repository:", which says where the files are kept');
    if (!signIn) return;
    if (!kept) report(['cms'], 'needs "repository:", which says where the files are kept');
    else if (kept.host === 'github' && !signIn.signInUrl)
      report(
        ['cms', 'signInUrl'],
        'is missing. With github, write the address of the sign-in service after "signInUrl:"',
      );
    else if (kept.host !== 'github' && !signIn.appId)
      report(['cms', 'appId'], `is missing. With ${kept.host}, write the application’s identifier after "appId:"`);
  })
  .meta({
    title: 'Les faits',
    description: 'Chaque fait à cet endroit seulement ; ailleurs, on écrit {{name}}, {{trialDays}}…',
  });

/** How the site is run: no text can hold it. */
export const settingKeys = [
  'appStoreCampaigns',
  'securityContact',
  'securityPolicyUrl',
  'accuracyEvidence',
  'ratingEvidence',
  'legalReviewed',
  'exemptions',
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
