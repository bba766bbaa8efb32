import { readFileSync } from 'node:fs';
import type { GatsbyNode } from 'gatsby';
import sharp from 'sharp';
import { loadContent } from '../check/load-content';
import { pageLanguages } from './content-nodes';
import { parseSvg } from './svg';
import { writeHashed } from './write-hashed';

type FileNode = Record<'absolutePath' | 'name' | 'extension', string>;

type Context = { nodeModel: { getNodeById: (query: { id: string; type: string }) => unknown } };

type ResolveInfo = {
  originalResolver: (source: unknown, args: object, context: Context, info: ResolveInfo) => unknown;
};

/** Fields that are computed from files or facts rather than stored in the content. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => {
  // The language of the page that a link leads to; null for a section of the page itself, a mail or another site.
  const hreflang = {
    type: 'String',
    resolve: async ({ to }: { to?: string | null }) =>
      pageLanguages((await loadContent('content')).documents)[to?.split('#')[0] ?? ''],
  };
  add({
    LabelledLink: { hreflang },
    SupportCardsButton: { hreflang },
    File: {
      publicURL: {
        // A photo is never published itself: its notes may say where it was taken. The name that Gatsby's own `publicURL`
        // gives a drawing is longer, by half a kilobyte of the compressed landing page.
        resolve: ({ absolutePath, name, extension }: FileNode) =>
          extension === 'svg' ? writeHashed(`${name}.svg`, readFileSync(absolutePath)) : null,
      },
      svg: {
        type: 'Svg',
        resolve: ({ extension, absolutePath }: FileNode) =>
          extension === 'svg' ? parseSvg(readFileSync(absolutePath, 'utf8'), absolutePath) : null,
      },
    },
    ImageSharp: {
      gatsbyImageData: {
        // gatsby-plugin-sharp turns a photo as its camera notes, but measures it before that.
        resolve: async (source: { parent: string }, args: object, context: Context, info: ResolveInfo) => {
          const { absolutePath } = context.nodeModel.getNodeById({ id: source.parent, type: 'File' }) as FileNode;
          const { width, autoOrient: turned } = await sharp(absolutePath).metadata();
          const shape = turned.width === width ? {} : { aspectRatio: turned.width / turned.height };
          return info.originalResolver(source, { ...shape, ...args }, context, info);
        },
      },
    },
  });
};
