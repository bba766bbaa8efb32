import type { GatsbyNode } from 'gatsby';

/**
 * The explicit GraphQL types of the content. Nothing is inferred, so that deleting the last use of
 * an optional field never changes the schema; what the content contract requires is non-null here.
 */
export const typeDefs = /* GraphQL */ `
  type Confirmable @dontInfer {
    value: String!
    sample: Boolean!
  }

  type SiteFacts implements Node @dontInfer {
    name: Confirmable!
    siteUrl: Confirmable!
    supportEmail: Confirmable!
    appStoreUrl: Confirmable!
    appStoreId: Confirmable!
    rating: Float!
    ratingMax: Int!
    liveChatUrl: String!
    forumUrl: String!
    shareImage: File! @fileByRelativePath
    repository: Repository
    editLinks: Boolean
    cms: CmsSignIn
  }

  type Repository @dontInfer {
    host: String!
    url: String!
    branch: String!
  }

  type CmsSignIn @dontInfer {
    signInUrl: String
    appId: String
  }

  type StoreBadgeWords @dontInfer {
    lead: String!
    store: String!
    alt: String!
  }

  type LegalPageWords @dontInfer {
    kicker: String!
    updated: String!
    contents: String!
    permalink: String!
    previous: String!
    next: String!
    others: String!
  }

  type AnnouncementWords @dontInfer {
    upcoming: String!
    link: String!
  }

  type BreadcrumbWords @dontInfer {
    home: String!
  }

  type Interface implements Node @dontInfer {
    lang: String!
    skipLink: String!
    homeLabel: String!
    menu: String!
    editPage: String!
    storeBadge: StoreBadgeWords!
    ratingAlt: String!
    starsAlt: String!
    legalPage: LegalPageWords!
    breadcrumbs: BreadcrumbWords!
    announcement: AnnouncementWords!
  }

  type ContentLink @dontInfer {
    label: String!
    to: String!
  }

  type NavigationHeader @dontInfer {
    label: String!
    links: [ContentLink!]!
  }

  type FooterColumn @dontInfer {
    title: String!
    links: [ContentLink!]!
  }

  type NavigationFooter @dontInfer {
    tagline: String!
    columns: [FooterColumn!]!
    legalTitle: String!
    copyright: String!
    disclaimer: String!
  }

  type ContactBlock @dontInfer {
    id: String!
    title: String!
    text: String!
    link: ContentLink!
  }

  type Navigation implements Node @dontInfer {
    lang: String!
    header: NavigationHeader!
    footer: NavigationFooter!
    contacts: [ContactBlock!]
  }

  type LandingMeta implements Node @dontInfer {
    title: String!
    description: String!
    shareImage: File! @fileByRelativePath
  }

  type Screenshot @dontInfer {
    image: File! @fileByRelativePath
    alt: String!
  }

  type Rating @dontInfer {
    score: String!
    source: String!
  }

  type Hero implements Node @dontInfer {
    headline: [String!]!
    lede: String!
    rating: Rating!
    screenshot: Screenshot!
    illustration: File! @fileByRelativePath
  }

  type Feature @dontInfer {
    title: String!
    text: String!
    illustration: File! @fileByRelativePath
    screenshot: Screenshot
  }

  type Features implements Node @dontInfer {
    title: String!
    intro: String!
    items: [Feature!]!
  }

  type Step @dontInfer {
    title: String!
    text: String!
    illustration: File! @fileByRelativePath
    screenshot: Screenshot
  }

  type HowItWorks implements Node @dontInfer {
    title: String!
    intro: String!
    items: [Step!]!
  }

  type Testimonial @dontInfer {
    name: String!
    age: Int!
    portrait: File! @fileByRelativePath
    alt: String!
    stars: Int!
    quote: String!
    sample: Boolean!
    consent: String
  }

  type Testimonials implements Node @dontInfer {
    title: String!
    ageLabel: String!
    items: [Testimonial!]!
  }

  type QrCode @dontInfer {
    caption: String!
    alt: String!
  }

  type FreeTrial implements Node @dontInfer {
    title: String!
    text: String!
    note: String!
    qrCode: QrCode!
    illustration: File! @fileByRelativePath
  }

  type SupportLanguage @dontInfer {
    name: String!
    switch: String!
  }

  type SupportSearch @dontInfer {
    label: String!
    placeholder: String!
    submit: String!
    clear: String!
    best: String!
    one: String!
    many: String!
    others: String!
    legal: String!
    none: String!
    noneText: String!
    noneIllustration: File! @fileByRelativePath
    mail: String!
    mailTo: String!
  }

  type SupportCardButton @dontInfer {
    label: String!
    to: String
  }

  type SupportCardFallback @dontInfer {
    text: String!
    button: ContentLink!
  }

  type SupportCard @dontInfer {
    title: String!
    text: String!
    illustration: File! @fileByRelativePath
    service: String
    button: SupportCardButton!
    unavailable: SupportCardFallback
  }

  type SupportContact @dontInfer {
    title: String!
    text: String!
    mailLabel: String!
    mailTo: String!
    facts: [SupportFact!]!
    illustration: File! @fileByRelativePath
  }

  type SupportFact @dontInfer {
    value: String!
    label: String!
  }

  type Support implements Node @dontInfer {
    lang: String!
    source: String!
    path: String!
    language: SupportLanguage!
    title: String!
    description: String!
    shareImage: File! @fileByRelativePath
    intro: String!
    illustration: File! @fileByRelativePath
    search: SupportSearch!
    cardsTitle: String!
    cards: [SupportCard!]!
    contact: SupportContact!
    mailLines: [String!]!
  }

  """
  A passage of Markdown; gatsby-transformer-remark turns it into HTML.
  """
  type Prose implements Node @dontInfer @childOf(types: ["Faq", "LegalDocument"]) {
    markdown: String!
  }

  type MarkdownRemark implements Node @childOf(types: ["Prose"]) {
    html: String!
  }

  type FaqItem @dontInfer {
    id: String!
    question: String!
    answer: Prose! @link
  }

  type FaqGroup @dontInfer {
    id: String!
    title: String!
    items: [FaqItem!]!
  }

  type Faq implements Node @dontInfer {
    lang: String!
    title: String!
    permalink: String!
    groups: [FaqGroup!]!
  }

  type LegalSection @dontInfer {
    id: String!
    depth: Int!
    title: String!
    body: Prose! @link
  }

  type LegalDocument implements Node @dontInfer {
    lang: String!
    source: String!
    path: String!
    title: String!
    description: String!
    updated: String!
    updatedText: String!
    effective: String
    effectiveText: String
    changes: String
    shareImage: File @fileByRelativePath
    illustration: File @fileByRelativePath
    intro: Prose! @link
    sections: [LegalSection!]!
  }

  type NotFound implements Node @dontInfer {
    title: String!
    text: String!
    description: String!
    linksTitle: String!
    links: [ContentLink!]!
    illustration: File! @fileByRelativePath
  }

  type UnexpectedError implements Node @dontInfer {
    title: String!
    text: String!
    reload: String!
    home: String!
    illustration: File! @fileByRelativePath
  }

  """
  The day of the build, which tells whether a legal document's next version lies ahead.
  """
  type BuildDay implements Node @dontInfer {
    day: String!
  }

  """
  What an SVG file in the content needs to be placed in a page.
  """
  type Svg @dontInfer {
    width: Int!
    height: Int!
    markup: String!
  }
`;

/** Gives Gatsby the content's types. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(typeDefs);
};
