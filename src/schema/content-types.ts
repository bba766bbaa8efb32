import type { z } from 'zod';
import { defaultLanguage } from '../constants';
import { notFound, unexpectedError } from './errors';
import { faq } from './faq';
import { interfaceMessages } from './interface';
import { features, freeTrial, hero, howItWorks, landingMeta, testimonials } from './landing';
import { legalDocument, legalFrontmatter } from './legal';
import { navigation } from './navigation';
import { search } from './search';
import { site } from './site';
import { support } from './support';

/**
 * Every kind of file under `content/`: where it stands (`<lang>` is a language code, `*` any file name)
 * and the schema of its YAML or, for Markdown, of its frontmatter.
 */
export const contentTypes = {
  SiteFacts: { pattern: 'site.yaml', schema: site },
  Interface: { pattern: 'interface.<lang>.yaml', schema: interfaceMessages },
  Navigation: { pattern: 'navigation.<lang>.yaml', schema: navigation },
  LandingMeta: { pattern: 'landing/page.yaml', schema: landingMeta },
  Hero: { pattern: 'landing/hero.yaml', schema: hero },
  Features: { pattern: 'landing/features.yaml', schema: features },
  HowItWorks: { pattern: 'landing/how-it-works.yaml', schema: howItWorks },
  Testimonials: { pattern: 'landing/testimonials.yaml', schema: testimonials },
  FreeTrial: { pattern: 'landing/free-trial.yaml', schema: freeTrial },
  Support: { pattern: 'support/support.<lang>.yaml', schema: support },
  Faq: { pattern: 'support/faq.<lang>.yaml', schema: faq },
  Search: { pattern: 'support/search.<lang>.yaml', schema: search },
  LegalDocument: { pattern: 'legal/*.md', schema: legalFrontmatter },
  NotFound: { pattern: 'errors/not-found.yaml', schema: notFound },
  UnexpectedError: { pattern: 'errors/unexpected.yaml', schema: unexpectedError },
} as const satisfies Record<string, { pattern: string; schema: z.ZodType }>;

export type ContentType = keyof typeof contentTypes;

type Schemas = { [Type in ContentType]: (typeof contentTypes)[Type]['schema'] };

/** The schema of what each kind of file is read into. Only legal documents hold more than what is written in their YAML. */
export const dataSchemas = {
  ...(Object.fromEntries(Object.entries(contentTypes).map(([type, { schema }]) => [type, schema])) as Schemas),
  LegalDocument: legalDocument,
};

/** The files that the site cannot do without. */
export const requiredFiles: readonly string[] = Object.values(contentTypes)
  .map(({ pattern }) => pattern)
  .filter((pattern) => !pattern.includes('*') && !pattern.startsWith('support/'))
  .map((pattern) => pattern.replace('<lang>', defaultLanguage));

/** The type and the language of a file by its path from `content/`; undefined for a file that is no content. */
export function matchContentType(file: string): { type: ContentType; lang: string } | undefined {
  for (const type of Object.keys(contentTypes) as ContentType[]) {
    const { pattern } = contentTypes[type];
    const source = pattern.replaceAll('.', '\\.').replace('<lang>', '(?<lang>[a-z]{2})').replace('*', '[^/]+');
    const match = new RegExp(`^${source}$`).exec(file);
    if (match) return { type, lang: match.groups?.lang ?? defaultLanguage };
  }
  return undefined;
}
