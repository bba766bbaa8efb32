import type { z } from 'zod';
import { defaultLanguage } from '../constants';
import { notFound, unexpectedError } from './errors';
import { faq } from './faq';
import { guide, guideFrontmatter } from './guide';
import { interfaceMessages } from './interface';
import { features, freeTrial, hero, howItWorks, landingMeta, testimonials } from './landing';
import { legalDocument, legalFrontmatter } from './legal';
import { navigation } from './navigation';
import { search } from './search';
import { site } from './site';
import { support } from './support';

type ContentTypeRow = { pattern: string; schema: z.ZodType; isOptional?: true };

/**
 * Every kind of file under `content/`: where it stands (`<lang>` is a language code, `*` a name that may
 * stand in an address) and the schema of its YAML or, for Markdown, of its frontmatter. A file is required unless its type
 * is `isOptional`; of files with `<lang>`, only the French file is required.
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
  Support: { pattern: 'support/support.<lang>.yaml', schema: support, isOptional: true },
  Faq: { pattern: 'support/faq.<lang>.yaml', schema: faq, isOptional: true },
  Search: { pattern: 'support/search.<lang>.yaml', schema: search, isOptional: true },
  LegalDocument: { pattern: 'legal/*.md', schema: legalFrontmatter, isOptional: true },
  Guide: { pattern: 'guides/*.md', schema: guideFrontmatter, isOptional: true },
  NotFound: { pattern: 'errors/not-found.yaml', schema: notFound },
  UnexpectedError: { pattern: 'errors/unexpected.yaml', schema: unexpectedError },
} as const satisfies Record<string, ContentTypeRow>;

export type ContentType = keyof typeof contentTypes;

type Schemas = { [Type in ContentType]: (typeof contentTypes)[Type]['schema'] };

/** The schemas of the data that pages take. Only Markdown files have more data than their YAML: sections, for example. */
export const dataSchemas = {
  ...(Object.fromEntries(Object.entries(contentTypes).map(([type, { schema }]) => [type, schema])) as Schemas),
  LegalDocument: legalDocument,
  Guide: guide,
};

/** The files that the site cannot do without. */
export const requiredFiles: readonly string[] = Object.values<ContentTypeRow>(contentTypes)
  .filter(({ isOptional }) => !isOptional)
  .map(({ pattern }) => pattern.replace('<lang>', defaultLanguage));

/** The type and the language of a file by its path from `content/`; undefined for a file that matches no pattern. */
export function matchContentType(file: string): { type: ContentType; lang: string } | undefined {
  for (const type of Object.keys(contentTypes) as ContentType[]) {
    const { pattern } = contentTypes[type];
    const source = pattern.replaceAll('.', '\\.').replace('<lang>', '(?<lang>[a-z]{2})').replace('*', '[a-z\\d-]+');
    const match = new RegExp(`^${source}$`).exec(file);
    if (match) return { type, lang: match.groups?.lang ?? defaultLanguage };
  }
  return undefined;
}
