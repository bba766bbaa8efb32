import gatsbyConfig from '../../gatsby-config';

type Field = { resolve: (node: object, args: object, context: object) => Promise<string> };
type Extend = (api: object, options: object) => Promise<{ html: Field }>;

const plugin = gatsbyConfig.plugins?.find(
  (one) => one === 'gatsby-transformer-remark' || Object(one).resolve === 'gatsby-transformer-remark',
);
const cache = { get: async () => undefined, set: async () => undefined };
const api = { type: { name: 'MarkdownRemark' }, basePath: '', getNodesByType: () => [], cache, getCache: () => cache };

/** What makes the HTML of a page's Markdown: gatsby-transformer-remark's own field, with the site's options. */
export const pageMarkdown = async (): Promise<Field> => {
  const extend = jest.requireActual<Extend>('gatsby-transformer-remark/extend-node-type');
  const { html } = await extend(api, { plugins: [], ...Object(Object(plugin).options) });
  return html;
};
