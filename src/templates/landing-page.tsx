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
  const { siteFacts, messages, navigation, hero, features, howItWorks, testimonials, freeTrial } = requireData(data);
  const storeFacts = { ...siteFacts, appStoreUrl: siteFacts.appStoreUrl.value };
  return (
    <Layout data={data} path="/" lang={lang} source="landing" contacts={navigation.contacts}>
      <Hero hero={hero} storeUrl={appStoreLink(storeFacts, 'hero')} facts={siteFacts} messages={messages} />
      <Features features={features} />
      <HowItWorks steps={howItWorks} />
      <Testimonials testimonials={testimonials} ratingMax={siteFacts.ratingMax} starsLabel={messages.starsAlt} />
      <FreeTrial trial={freeTrial} storeUrl={appStoreLink(storeFacts, 'trial')} badge={messages.storeBadge} />
    </Layout>
  );
};

export default Landing;

export const Head = ({ data, pageContext: { lang } }: HeadProps<Queries.LandingQuery, Context>) => {
  const { siteFacts, landingMeta, hero } = requireData(data);
  return (
    <>
      {/* From tablets on, the screenshot is the largest thing painted first; on phones it is the headline. */}
      <IllustrationPreload file={hero.screenshot.image} sizes={screenSizes} media="(min-width: 40rem)" />
      <Seo
        site={siteFacts}
        {...landingMeta}
        lang={lang}
        path="/"
        firstTitle="hero-title"
        structuredData={siteStructuredData(siteFacts, landingMeta.description, lang)}
      />
    </>
  );
};

export const query = graphql`
  query Landing($lang: String!) {
    ...Layout
    siteFacts {
      ...Seo
      appStoreProviderToken
      rating
      ratingMax
    }
    messages: interface(lang: { eq: $lang }) {
      ...HeroMessages
      starsAlt
    }
    navigation(lang: { eq: $lang }) {
      contacts { ...ContactBlock }
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
  }
`;
