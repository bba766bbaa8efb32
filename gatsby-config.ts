import type { GatsbyConfig } from 'gatsby';
import { getLocalIdent } from './src/gatsby/node/class-names';
import { areQueryTypesStale } from './src/gatsby/node/query-types';

// Gatsby then runs the queries itself, and has one worker for the pages. With more processors it has workers for both,
// and starts them anew between the two, which takes longer than the pages of this site.
process.env.GATSBY_CPU_COUNT ??= '1';

const production = process.env.NODE_ENV === 'production';
const types = 'src/gatsby-types.d.ts';

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: {
    typesOutputPath: types,
    generateOnBuild: areQueryTypesStale(types, ['src', 'package-lock.json', 'gatsby-config.ts']),
  },
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: `${__dirname}/content` } },
    // CommonMark alone, as the check and the CMS read it.
    { resolve: 'gatsby-transformer-remark', options: { gfm: false, footnotes: false } },
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    // A picture may be a drawing or a photo: `childImageSharp` of a drawing is null, without a warning.
    { resolve: 'gatsby-transformer-sharp', options: { checkSupportedExtensions: false } },
    {
      resolve: 'gatsby-plugin-sass',
      options: production ? { cssLoaderOptions: { modules: { getLocalIdent } } } : {},
    },
  ],
};

export default config;
