import type { GatsbyConfig } from 'gatsby';
import { pictureTolerance } from './src/constants';
import { changeProse } from './src/gatsby/prose';

// One worker is faster for a few pages: Gatsby starts its workers twice, which takes longer than their work.
process.env.GATSBY_CPU_COUNT ??= '1';

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: `${__dirname}/content` } },
    // Only CommonMark, like the check and the CMS.
    {
      resolve: 'gatsby-transformer-remark',
      options: {
        gfm: false,
        footnotes: false,
        plugins: [{ resolve: `${__dirname}/src/gatsby/remark-prose`, options: { change: changeProse } }],
      },
    },
    'gatsby-plugin-image',
    // The check accepts the same pictures: those of phones, of which a strict decoder warns.
    { resolve: 'gatsby-plugin-sharp', options: { failOn: pictureTolerance } },
    // No warning for a drawing: its `childImageSharp` is null.
    { resolve: 'gatsby-transformer-sharp', options: { checkSupportedExtensions: false } },
    {
      resolve: 'gatsby-plugin-sass',
      // Class names such as `footer__link`, which static/print.css uses. Gatsby's own names may have `+`, which PurgeCSS drops.
      options: {
        cssLoaderOptions: { modules: { localIdentName: '[1]__[local]', localIdentRegExp: '([\\w-]+)\\.module' } },
      },
    },
  ],
};

export default config;
