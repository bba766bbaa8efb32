import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout } from '../components/layout';
import { PicturePreload } from '../components/picture';
import { Seo } from '../components/seo';
import { appStoreLink } from '../content/app-store-link';
import { requireData } from '../page-helpers/require-data';
import { siteStructuredData } from '../page-helpers/structured-data';
import { Features } from '../sections/features';
import { FreeTrial } from '../sections/free-trial';
import { Hero, screenSizes } from '../sections/hero';
import { HowItWorks } from '../sections/how-it-works';
import { Testimonials } from '../sections/testimonials';

type Context = Queries.LandingPageQueryVariables;

const LandingPage = ({ data, pageContext: { lang } }: PageProps<Queries.LandingPageQuery, Context>) => {
  const { siteFacts, messages, navigation, hero, features, guides, howItWorks, testimonials, freeTrial } =
    requireData(data);
  return (
    <Layout data={data} path="/" lang={lang} contacts={navigation.contacts}>
      <Hero hero={hero} storeUrl={appStoreLink(siteFacts, 'hero')} facts={siteFacts} messages={messages} />
      <Features features={features} guides={guides.nodes} />
      <HowItWorks steps={howItWorks} />
      <Testimonials testimonials={testimonials} ratingMax={siteFacts.ratingMax} starsLabel={messages.starsAlt} />
      <FreeTrial trial={freeTrial} storeUrl={appStoreLink(siteFacts, 'trial')} badge={messages.storeBadge} />
    </Layout>
  );
};

export default LandingPage;

export const Head = ({ data, pageContext: { lang } }: HeadProps<Queries.LandingPageQuery, Context>) => {
  const { siteFacts, landingMeta, hero } = requireData(data);
  return (
    <>
      {/* From tablets on, the screenshot is the largest thing painted first; on phones it is the headline. */}
      <PicturePreload file={hero.screenshot.image} sizes={screenSizes} media="(min-width: 40rem)" />
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
  query LandingPage($lang: String!) {
    ...Layout
    siteFacts { ...Seo appStoreProviderToken rating ratingMax }
    messages: interface(lang: { eq: $lang }) { ...HeroMessages starsAlt }
    navigation(lang: { eq: $lang }) { contacts { ...ContactBlock } }
    landingMeta { title description shareImage { ...ShareImage } }
    hero { ...Hero }
    features { ...Features }
    howItWorks { ...HowItWorks }
    testimonials { ...Testimonials }
    freeTrial { ...FreeTrial }
  }
`;
