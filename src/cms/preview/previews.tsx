import type { ReactNode } from 'react';
import type { ContentType } from '../../content/content-types';
import type { Facts } from '../../content/schema/site';
import { Features } from '../../sections/features';
import { FreeTrial } from '../../sections/free-trial';
import { Hero } from '../../sections/hero';
import { HowItWorks } from '../../sections/how-it-works';
import { LegalDocument } from '../../sections/legal-document';
import { NotFound } from '../../sections/not-found';
import { SupportFaq } from '../../sections/support-faq';
import { Testimonials } from '../../sections/testimonials';

/** What sections need that stands in other files. */
export type Surroundings = {
  storeUrl: string;
  words: (Queries.LandingQuery['interface'] & Queries.LegalQuery['interface']) | null;
};

type Preview = (
  data: never,
  surroundings: { storeUrl: string; facts: Facts; words: NonNullable<Surroundings['words']> },
) => ReactNode;

/** The site's own sections, with what an editor has written so far. */
export const previews: Partial<Record<ContentType, Preview>> = {
  Hero: (hero: Queries.HeroFragment, { storeUrl, facts, words }) => (
    <Hero hero={hero} storeUrl={storeUrl} facts={facts} words={words} />
  ),
  Features: (features: Queries.FeaturesFragment) => <Features features={features} />,
  HowItWorks: (steps: Queries.HowItWorksFragment) => <HowItWorks steps={steps} />,
  Testimonials: (testimonials: Queries.TestimonialsFragment, { facts, words }) => (
    <Testimonials testimonials={testimonials} ratingMax={facts.ratingMax} starsLabel={words.starsAlt} />
  ),
  FreeTrial: (trial: Queries.FreeTrialFragment, { storeUrl, words }) => (
    <FreeTrial trial={trial} storeUrl={storeUrl} badge={words.storeBadge} />
  ),
  LegalDocument: (document: Queries.LegalDocumentFragment, { words }) => (
    <LegalDocument document={document} words={words.legalPage} upcoming={words.announcement.upcoming} />
  ),
  NotFound: (page: Queries.NotFoundPageFragment) => <NotFound page={page} />,
  Faq: (faq: Queries.SupportFaqFragment) => <SupportFaq faq={faq} />,
};
