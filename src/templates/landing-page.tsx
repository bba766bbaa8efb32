import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { IllustrationPreload } from '../components/illustration';
import { Layout } from '../components/layout';
import { requireData } from '../components/require-data';
import { Seo } from '../components/seo';
import { siteStructuredData } from '../components/structured-data';
import { appStoreLink } from '../content/app-store-link';
import { Features } from '../sections/features';
import { FreeTrial } from '../sections/free-trial';
import { Hero, screenSizes } from '../sections/hero';
import { HowItWorks } from '../sections/how-it-works';
import { Testimonials } from '../sections/testimonials';

type Context = Queries.LandingQueryVariables;

const Landing = ({ data, pageContext: { lang } }: PageProps<Queries.LandingQuery, Context>) => {
  const { store, interface: words, hero, features, howItWorks, testimonials, freeTrial, contacts } = requireData(data);
  const storeFacts = { ...store, appStoreUrl: store.appStoreUrl.value };
  return (
    <Layout data={data} path="/" lang={lang} source="landing" contacts={contacts.contacts}>
      <Hero hero={hero} storeUrl={appStoreLink(storeFacts, 'hero')} facts={store} words={words} />
      <Features features={features} />
      <HowItWorks steps={howItWorks} />
      <Testimonials testimonials={testimonials} ratingMax={store.ratingMax} starsLabel={words.starsAlt} />
      <FreeTrial trial={freeTrial} storeUrl={appStoreLink(storeFacts, 'trial')} badge={words.storeBadge} />
    </Layout>
  );
};

export default Landing;

export const Head = ({ data, pageContext: { lang } }: HeadProps<Queries.LandingQuery, Context>) => {
  const { store, landingMeta: meta, hero } = requireData(data);
  return (
    <>
      {/* From tablets on, the screenshot is the largest thing painted first; on phones it is the headline. */}
      <IllustrationPreload file={hero.screenshot.image} sizes={screenSizes} media="(min-width: 40rem)" />
      <Seo
        site={store}
        title={meta.title}
        description={meta.description}
        lang={lang}
        path="/"
        shareImage={meta.shareImage}
        firstTitle="hero-title"
        structuredData={siteStructuredData(store, meta.description, lang)}
      />
    </>
  );
};

export const query = graphql`
  query Landing($lang: String!) {
    ...Layout
    store: siteFacts {
      ...Seo
      appStoreProviderToken
      rating
      ratingMax
    }
    interface(lang: { eq: $lang }) {
      ...HeroWords
      starsAlt
    }
    landingMeta {
      title
      description
      shareImage { ...ShareImage }
    }
    hero { ...Hero }
    features { ...Features }
    howItWorks { ...HowItWorks }
    testimonials { ...Testimonials }
    freeTrial { ...FreeTrial }
    contacts: navigation(lang: { eq: $lang }) {
      contacts { ...ContactBlock }
    }
  }
`;
