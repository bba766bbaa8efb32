import type { GatsbyConfig } from 'gatsby';
import { getLocalIdent } from './src/gatsby/node/class-names';

const production = process.env.NODE_ENV === 'production';

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: `${__dirname}/content` } },
    // CommonMark alone, as the check and the CMS read it.
    { resolve: 'gatsby-transformer-remark', options: { gfm: false, footnotes: false } },
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    {
      resolve: 'gatsby-plugin-sass',
      options: production ? { cssLoaderOptions: { modules: { getLocalIdent } } } : {},
    },
  ],
};

export default config;
