import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import sharp from 'sharp';
import { loadContent } from '../check/load-content';
import { dutyPaths } from '../constants';
import { pageLanguages } from './content-nodes';
import { parseSvg } from './svg';

type FileNode = Record<'id' | 'absolutePath' | 'base' | 'extension', string> & { internal: { contentDigest: string } };
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

/** As many as the footer's column shows; the others are reached from page to page of the documents. */
const mostDocuments = 6;

/** The legal documents that the footer of every page lists: those that the law asks for, then others, by their addresses. */
export const footerDocuments = <One extends Document>(documents: readonly One[]): One[] => {
  const rank = (one: One) => (dutyPaths.includes(one.path) ? dutyPaths.indexOf(one.path) : dutyPaths.length);
  return documents
    .filter(({ former }) => !former)
    .toSorted((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1))
    .slice(0, mostDocuments);
};

/**
 * Copies a file to where visitors find it, as Gatsby's own `publicURL` does, whose digest is five times as long: half a
 * kilobyte of a compressed page. Six hexadecimal digits change with the file, all but once in sixteen million times.
 * @returns its address on the site, which changes with its content
 */
const publishFile = ({ absolutePath, base, internal }: FileNode): string => {
  const folder = `/static/${internal.contentDigest.slice(0, 6)}`;
  // Headers hold for .svg, not for .SVG.
  const file = base.replace(/\.svg$/i, '.svg');
  mkdirSync(path.join('public', folder), { recursive: true });
  copyFileSync(absolutePath, path.join('public', folder, file));
  return `${folder}/${encodeURIComponent(file)}`;
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
        // A photo is never published itself: its notes may say where it was taken.
        resolve: ({ id, extension }: FileNode, _args: unknown, { nodeModel }: Context) =>
          extension === 'svg'
            ? // Asked for by its id, so that Gatsby notes which page depends on it.
              publishFile(nodeModel.getNodeById({ id, type: 'File' }) as FileNode)
            : null,
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
