import { readFileSync } from 'node:fs';
import type { GatsbyNode } from 'gatsby';
import sharp from 'sharp';
import { loadContent } from '../load-content';
import { pageLanguages } from './site-pages';
import { parseSvg } from './svg';
import { writeHashed } from './write-hashed';

type FileNode = Record<'absolutePath' | 'name' | 'extension', string>;

type Context = { nodeModel: { getNodeById: (query: { id: string; type: string }) => unknown } };

type ResolveInfo = {
  originalResolver: (source: unknown, args: object, context: Context, info: ResolveInfo) => unknown;
};

/** Fields whose values are computed from files, or from other documents. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => {
  add({
    LabelledLink: {
      // The language of the page that a link leads to; null for a fragment, a mail or another site.
      hreflang: {
        type: 'String',
        resolve: async ({ to }: { to: string }) =>
          pageLanguages((await loadContent()).documents)[to.split('#')[0] ?? ''],
      },
    },
    File: {
      publicURL: {
        // The file of a photo is never published: it may hold the place where the photo was taken.
        // Gatsby's own `publicURL` is longer: it would add half a kilobyte to the compressed landing page.
        resolve: ({ absolutePath, name, extension }: FileNode) =>
          extension === 'svg' ? writeHashed('public', `${name}.svg`, readFileSync(absolutePath)) : null,
      },
      svg: {
        type: 'Svg',
        resolve: ({ extension, absolutePath }: FileNode) =>
          extension === 'svg' ? parseSvg(readFileSync(absolutePath, 'utf8')) : null,
      },
    },
    ImageSharp: {
      gatsbyImageData: {
        // gatsby-plugin-sharp measures a photo before it turns the photo upright.
        resolve: async (source: { parent: string }, args: object, context: Context, info: ResolveInfo) => {
          const { absolutePath } = context.nodeModel.getNodeById({ id: source.parent, type: 'File' }) as FileNode;
          const { width, autoOrient: upright } = await sharp(absolutePath).metadata();
          const shape = upright.width === width ? {} : { aspectRatio: upright.width / upright.height };
          return info.originalResolver(source, { ...shape, ...args }, context, info);
        },
      },
    },
  });
};
