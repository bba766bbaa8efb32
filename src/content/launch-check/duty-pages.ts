import { accessibilityPath, mediationPath, noticePath, privacyPath, termsPath, withdrawalPath } from '../constants';
import type { Exemption } from './source';

/** A page that a trader’s site must have, by its address, and what it owes. */
type DutyPage = {
  path: string;
  what: string;
  /** The article of law. */
  article: string;
  /** The exemption from it, and whom the law grants it to. */
  exemption?: { key: Exemption; who: string };
};

/** The pages that the law asks for, as of November 2026. */
export const dutyPages: readonly DutyPage[] = [
  {
    path: noticePath,
    what: 'legal notice (mentions légales)',
    article: 'LCEN (law 2004-575), articles 1-1 and 19',
  },
  { path: privacyPath, what: 'privacy policy', article: 'GDPR, articles 12 and 13' },
  { path: termsPath, what: 'terms of use', article: 'Code de la consommation, articles L111-1 and L221-5' },
  {
    path: mediationPath,
    what: 'page on consumer mediation',
    article: 'Code de la consommation, articles L612-1, L616-1 and R616-1',
  },
  {
    path: withdrawalPath,
    what: 'page on withdrawal, with the model form',
    article: 'Code de la consommation, articles L221-5, L221-18 and R221-1 (model form: annex)',
  },
  {
    path: accessibilityPath,
    what: 'page that says how the service meets the accessibility requirements',
    article: 'Code de la consommation, article L412-13 (Directive (EU) 2019/882, article 13 and annex V)',
    exemption: {
      key: 'accessibility',
      who: 'a micro-enterprise that provides services: fewer than 10 people, and at most 2 million euros of turnover or balance sheet',
    },
  },
];
