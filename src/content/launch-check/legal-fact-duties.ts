import { mediationPath, noticePath, privacyPath, termsPath, withdrawalPath } from '../constants';
import type { legalFactKeys } from '../schema/legal-facts';
import type { Exemption } from './source';

type LegalFact = (typeof legalFactKeys)[number];

type FactDuty = {
  /** What visitors are to read. */
  what: string;
  /** Where the law says so. */
  rule: string;
  /** The page where it belongs. */
  page: string;
  /** The exemption from it, and whom the law grants it to. */
  exemption?: { key: Exemption; who: string };
  /** What is easily missed. */
  hint?: string;
};

const imprint = 'LCEN (law 2004-575), article 1-1';

/** What French and European law has the site of a trader say, as of November 2026. */
export const legalFactDuties: Record<LegalFact, FactDuty> = {
  publisherName: { what: 'the publisher’s name, or its company name and legal form', rule: imprint, page: noticePath },
  publisherAddress: { what: 'the publisher’s address', rule: imprint, page: noticePath },
  publisherPhone: { what: 'the publisher’s telephone number', rule: imprint, page: noticePath },
  publisherRegistration: {
    what: 'the publisher’s registration number and, for a company, its capital',
    rule: imprint,
    page: noticePath,
  },
  vatNumber: {
    what: 'the VAT number',
    rule: 'LCEN (law 2004-575), article 19',
    page: noticePath,
    exemption: { key: 'vat', who: 'who has none, such as under CGI, article 293 B' },
  },
  publicationDirector: { what: 'who directs the publication', rule: imprint, page: noticePath },
  hostingProvider: {
    what: 'the name, address and telephone number of the site’s host',
    rule: imprint,
    page: noticePath,
  },
  consumerMediator: {
    what: 'the consumer mediator’s name and address',
    rule: 'Code de la consommation, articles L612-1, L616-1 and R616-1',
    page: mediationPath,
    hint: 'It takes a contract with a mediator on the list of the CECMC.',
  },
  consumerMediatorUrl: {
    what: 'the address of the mediator’s site',
    rule: 'Code de la consommation, article R616-1',
    page: mediationPath,
  },
  controllerAddress: {
    what: 'who answers for personal data, and at which address',
    rule: 'GDPR, article 13(1)(a)',
    page: privacyPath,
  },
  dataProtectionOfficer: {
    what: 'how to reach the data protection officer',
    rule: 'GDPR, articles 13(1)(b) and 37',
    page: privacyPath,
    exemption: { key: 'dpo', who: 'who processes no health data on a large scale' },
    hint: 'Meals, weight and goals are data concerning health (GDPR, article 9).',
  },
  euRepresentative: {
    what: 'who represents the controller in the European Union',
    rule: 'GDPR, articles 13(1)(a) and 27',
    page: privacyPath,
    exemption: { key: 'euRepresentative', who: 'a controller established in the European Union' },
  },
  accountRetention: {
    what: 'for how long an account and what is in it are kept',
    rule: 'GDPR, articles 5(1)(e) and 13(2)(a)',
    page: privacyPath,
  },
  usageRetention: {
    what: 'for how long usage data and diagnostics are kept',
    rule: 'GDPR, articles 5(1)(e) and 13(2)(a)',
    page: privacyPath,
  },
  supportRetention: {
    what: 'for how long e-mails to the support are kept',
    rule: 'GDPR, articles 5(1)(e) and 13(2)(a)',
    page: privacyPath,
  },
  paymentRetention: {
    what: 'for how long records of payments are kept',
    rule: 'GDPR, article 13(2)(a); Code de commerce, article L123-22 (ten years for accounts)',
    page: privacyPath,
  },
  accountDeletionPath: {
    what: 'where in the app one deletes the account',
    rule: 'GDPR, article 17; App Store Review Guideline 5.1.1(v)',
    page: privacyPath,
  },
  withdrawalUrl: {
    what: 'the page with the online withdrawal function, obligatory since 19 June 2026',
    rule: 'Code de la consommation, articles L221-21 and D221-5 (Directive (EU) 2023/2673)',
    page: withdrawalPath,
    hint: 'Its button reads « renoncer au contrat ici », the next « confirmer la rétractation »; a receipt follows by e-mail. Have a lawyer say whether Apple’s own way to a refund is enough for what it sells.',
  },
  terminationUrl: {
    what: 'the page where one terminates the subscription online, directly and easily accessible',
    rule: 'Code de la consommation, articles L215-1-1 and D215-1 to D215-3',
    page: termsPath,
    hint: 'Where Apple sells the subscription, it is https://apps.apple.com/account/subscriptions; what you sell yourself needs a button « résilier votre contrat ».',
  },
};
