import { z } from 'zod';
import { legalFacts } from './legal-facts';
import { type Facts, site } from './site';

export type FactKey = keyof Facts & string;
type LegalFactKey = keyof typeof legalFacts;

export const factKeys = Object.keys(site.shape) as FactKey[];

/** Settings of the site: texts cannot name them as tokens. */
const settingKeys: readonly FactKey[] = ['securityContact', 'shareImage', 'repository', 'editLinks', 'cms'];

/** The facts that texts name as tokens, e.g. `{{trialDays}}`. */
export const tokenNames: readonly string[] = factKeys.filter((key) => !settingKeys.includes(key));

export const optionalFactKeys: readonly string[] = factKeys.filter((key) => site.shape[key] instanceof z.ZodOptional);

/** The facts that the law asks for: docs/launch.md. */
export const legalFactKeys = Object.keys(legalFacts) as [LegalFactKey, ...LegalFactKey[]];

/** The legal facts that only some publishers must give. */
export const conditionalFactKeys: readonly string[] = [
  'vatNumber',
  'dataProtectionOfficer',
  'euRepresentative',
  'appAccessibility',
];

/**
 * A paragraph or an optional text that names one of these facts is left out until the fact is given. The privacy policy
 * tells of the App Store's campaigns only if the site uses them.
 */
export const awaitedFactKeys: readonly string[] = [...legalFactKeys, 'price', 'appStoreProviderToken'];
