import type { Facts } from '../../../src/content/read';

type FactOnPages = {
  fact: string;
  /** Other values for the lines of `content/site.yaml`, to see them change everywhere. */
  change: Partial<Facts>;
  /** What must stand on which page; no-break spaces are written out, because they must be there. */
  words: (facts: Facts) => Record<string, readonly string[]>;
};

const nbsp = '\u00a0';
const french = (value: number) => String(value).replace('.', ',');
const inWords = (day: string, lang: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(lang, { dateStyle: 'long', timeZone: 'UTC' });
const languages = (codes: readonly string[], lang: string) =>
  new Intl.ListFormat(lang, { type: 'disjunction' }).format(
    codes.map((code) => new Intl.DisplayNames(lang, { type: 'language' }).of(code) ?? ''),
  );

/** The facts, and where each stands in the pages of the fixture. */
export const factsOnPages: readonly FactOnPages[] = [
  {
    fact: 'free trial',
    change: { trialDays: 5 },
    words: ({ trialDays }) => ({
      '/': [`${trialDays}${nbsp}jours pour y${nbsp}goûter`, `L’essai gratuit dure ${trialDays}${nbsp}jours`],
      '/terms': [`période d’essai de ${trialDays}${nbsp}jours`],
    }),
  },
  {
    fact: 'food database',
    change: { foodMillions: 7 },
    words: ({ foodMillions }) => ({
      '/': [`Plus d’${foodMillions}${nbsp}million d’aliments`],
      '/support': [`over ${foodMillions} million items`],
    }),
  },
  {
    fact: 'claimed recognition accuracy',
    change: { accuracyMin: 71, accuracyMax: 79 },
    words: ({ accuracyMin, accuracyMax }) => ({
      '/': [`${accuracyMin}-${accuracyMax}${nbsp}% de précision sur les aliments courants`],
      '/support': [`For common foods, our AI gets it right ${accuracyMin}-${accuracyMax}% of the time`],
      '/terms': [`${accuracyMin}${nbsp}à${nbsp}${accuracyMax}${nbsp}% pour les aliments courants`],
    }),
  },
  {
    fact: 'support reply promise',
    change: { replyHours: 36 },
    words: ({ replyHours }) => ({
      '/': [`sous ${replyHours}${nbsp}heures`],
      '/support': [`within ${replyHours} hours`],
      '/privacy': [`sous ${replyHours}${nbsp}heures`],
      '/terms': [`sous ${replyHours}${nbsp}heures`],
    }),
  },
  {
    fact: 'average response time',
    change: { averageResponseHours: 9, supportHoursPerDay: 12, supportDaysPerWeek: 5 },
    words: ({ averageResponseHours, supportHoursPerDay, supportDaysPerWeek }) => ({
      '/support': [
        `average response time is ${averageResponseHours} hours, ${supportHoursPerDay}/${supportDaysPerWeek}`,
      ],
    }),
  },
  {
    fact: 'support languages',
    change: { supportLanguages: ['de', 'it'] },
    words: ({ supportLanguages }) => ({
      '/': [languages(supportLanguages, 'fr')],
      '/support': [languages(supportLanguages, 'en-GB')],
    }),
  },
  {
    fact: 'terms change notice',
    change: { termsNoticeDays: 45 },
    words: ({ termsNoticeDays }) => ({ '/terms': [`au moins ${termsNoticeDays}${nbsp}jours avant`] }),
  },
  {
    fact: 'liability cap',
    change: { liabilityCapUsd: 250 },
    words: ({ liabilityCapUsd }) => ({
      '/terms': ['montant que vous avez effectivement payé', `ne dépasse pas ${liabilityCapUsd}${nbsp}USD`],
    }),
  },
  {
    fact: 'minimum age',
    change: { minimumAge: 16 },
    words: ({ minimumAge }) => ({
      '/terms': [`plus de ${minimumAge}${nbsp}ans`, 'en dessous de cet âge n’est pas autorisée'],
      '/privacy': [`plus de ${minimumAge}${nbsp}ans`, `moins de ${minimumAge}${nbsp}ans`],
    }),
  },
  {
    fact: 'affiliate control threshold',
    change: { affiliateThreshold: 66 },
    words: ({ affiliateThreshold }) => ({ '/terms': [`au moins ${affiliateThreshold}${nbsp}% des actions`] }),
  },
  {
    fact: 'governing law',
    change: { governingState: 'Delaware' },
    words: ({ governingState }) => ({ '/terms': [`droit de l’État du ${governingState} (États-Unis)`] }),
  },
  {
    fact: 'premium data export',
    change: { dataExportFormat: 'XLSX', dataExportPath: 'Profile > Get my data' },
    words: ({ dataExportFormat, dataExportPath }) => ({
      '/support': [`as a ${dataExportFormat} file in ${dataExportPath}`],
      '/privacy': [`au format ${dataExportFormat} depuis le menu «\u202f${dataExportPath}\u202f»`],
    }),
  },
  {
    fact: 'hero rating',
    change: { rating: 4.7 },
    words: ({ rating }) => ({ '/': [`${french(rating)} selon nos premières testeuses`] }),
  },
  {
    fact: 'privacy and terms last updated',
    change: { legalUpdated: '2026-02-28' },
    words: ({ legalUpdated = '' }) => {
      const date = inWords(legalUpdated, 'fr').replaceAll(' ', nbsp);
      return { '/privacy': [date], '/terms': [date] };
    },
  },
  {
    fact: 'footer copyright year',
    change: { copyrightYear: 2024 },
    words: ({ copyrightYear }) => {
      const words = [`© ${copyrightYear}`];
      return { '/': words, '/privacy': words, '/terms': words, '/support': words, '/404.html': words };
    },
  },
  {
    fact: 'the app’s name',
    change: { name: 'Quetsche' },
    words: ({ name }) => ({
      '/': [name, `Code QR qui ouvre ${name} dans l’App${nbsp}Store`],
      '/privacy': [`l’application mobile ${name}`],
      '/terms': [`l’application mobile ${name}`],
      '/support': [`Help with ${name}`],
      '/404.html': [`${name} t’aide`],
    }),
  },
  {
    fact: 'the support address',
    change: { supportEmail: 'bonjour@quetsche.example' },
    words: ({ supportEmail }) => ({
      '/': [`mailto:${supportEmail}`],
      '/privacy': [supportEmail],
      '/terms': [supportEmail],
      '/support': [`mailto:${supportEmail}`],
    }),
  },
  {
    fact: 'the site’s address',
    change: { siteUrl: 'https://quetsche.example' },
    words: ({ siteUrl }) => ({
      '/': [`${siteUrl}/`],
      '/privacy': [`${siteUrl}/privacy`],
      '/terms': [`${siteUrl}/terms`],
      '/support': [`${siteUrl}/support`],
    }),
  },
  {
    fact: 'the store link',
    change: { appStoreUrl: 'https://apps.apple.com/fr/app/quetsche/id1234567890', appStoreId: '1234567890' },
    words: ({ appStoreUrl }) => ({
      '/': [appStoreUrl],
      '/privacy': [appStoreUrl],
      '/terms': [appStoreUrl],
      '/support': [appStoreUrl],
      '/404.html': [appStoreUrl],
    }),
  },
];
