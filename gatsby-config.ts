import type { GatsbyConfig } from 'gatsby';

const production = process.env.NODE_ENV === 'production';

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: `${__dirname}/content` } },
    'gatsby-transformer-remark',
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    {
      resolve: 'gatsby-plugin-sass',
      // Class names are in every visitor's download; letters only, so that they need no escapes.
      options: production ? { cssLoaderOptions: { modules: { localIdentName: '[hash:base52:4]' } } } : {},
    },
  ],
};

export default config;
