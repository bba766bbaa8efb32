import type { GatsbyConfig } from 'gatsby';
import { pictureTolerance } from './src/constants';
import { changeProse } from './src/gatsby/prose';

// For a site of a few pages, one worker is faster: Gatsby starts all of them twice, and that takes longer than their work.
process.env.GATSBY_CPU_COUNT ??= '1';

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: `${__dirname}/content` } },
    // CommonMark alone, as the check and the CMS read it.
    {
      resolve: 'gatsby-transformer-remark',
      options: {
        gfm: false,
        footnotes: false,
        plugins: [{ resolve: `${__dirname}/src/gatsby/remark-prose`, options: { change: changeProse } }],
      },
    },
    'gatsby-plugin-image',
    // As the check decodes: phones write pictures that a strict decoder warns of.
    { resolve: 'gatsby-plugin-sharp', options: { failOn: pictureTolerance } },
    // No warning for a drawing: its `childImageSharp` is null.
    { resolve: 'gatsby-transformer-sharp', options: { checkSupportedExtensions: false } },
    {
      resolve: 'gatsby-plugin-sass',
      // Class names such as `footer__link`: static/print.css uses them, and PurgeCSS drops names with `+`, which Gatsby's may hold.
      options: {
        cssLoaderOptions: { modules: { localIdentName: '[1]__[local]', localIdentRegExp: '([\\w-]+)\\.module' } },
      },
    },
  ],
};

export default config;
