import { readFileSync } from 'node:fs';
import type { GatsbyNode } from 'gatsby';
import sharp from 'sharp';
import { loadContent } from '../check/load-content';
import { dutyPaths } from '../constants';
import { pageLanguages } from './content-nodes';
import { parseSvg } from './svg';
import { writeHashed } from './write-hashed';

type FileNode = Record<'absolutePath' | 'name' | 'extension', string>;
type Document = { path: string; former?: boolean };

type Context = {
  nodeModel: {
    findAll: (query: { type: string }) => Promise<{ entries: Iterable<Document> }>;
    getNodeById: (query: { id: string; type: string }) => unknown;
  };
};

type ResolveInfo = {
  originalResolver: (source: unknown, args: object, context: Context, info: ResolveInfo) => unknown;
};

/** The legal documents that the footer of every page lists: those that the law asks for, then others, by their addresses. */
export const footerDocuments = <One extends Document>(documents: readonly One[]): One[] => {
  const rank = ({ path }: One) => (dutyPaths.includes(path) ? dutyPaths.indexOf(path) : dutyPaths.length);
  return documents.filter(({ former }) => !former).toSorted((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1));
};

/** Fields that are computed from files or facts rather than stored in the content. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => {
  // The language of the page that a link leads to; null for a section of the page itself, a mail or another site.
  const hreflang = {
    type: 'String',
    resolve: ({ to }: { to?: string | null }) =>
      pageLanguages(loadContent('content').documents)[to?.split('#')[0] ?? ''],
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
    Query: {
      footerDocuments: {
        type: '[LegalDocument!]!',
        resolve: async (_source: unknown, _args: unknown, { nodeModel }: Context) =>
          footerDocuments([...(await nodeModel.findAll({ type: 'LegalDocument' })).entries]),
      },
    },
  });
};
