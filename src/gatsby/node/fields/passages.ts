import type { NodePluginArgs } from 'gatsby';
import type { GraphQLFieldResolver, GraphQLObjectType, GraphQLResolveInfo } from 'graphql';

/** A passage of Markdown, as a field of a document's node. */
export type Passage = { passages: string; index: number };

type PassagesNode = { lang: string; children: readonly string[] };
type MarkdownNode = { internal: { contentDigest: string } };
type Context = { nodeModel: { getNodeById: (query: { id: string; type: string }) => unknown } };

/** No passage holds HTML, nor anything that reaches beyond its end (src/content/markdown/markdown-faults.ts). */
const between = '<!--next passage-->';

/**
 * How many share a node. The time that gatsby-transformer-remark takes for a text grows with the square of the
 * paragraphs in it (mdast-util-to-hast 10, lib/all.js), and a large document has thousands.
 */
const shared = 50;

/** The passages of a document: one node for many of them, because each is a node twice, once more as Markdown. */
export class Passages {
  readonly #nodes: { id: string; texts: string[] }[] = [];

  /** @param createId the id of the document's nth node of passages */
  constructor(private readonly createId: (nth: number) => string) {}

  /** @returns what stands for the passage in the document's node */
  add(markdown: string): Passage {
    const last = this.#nodes.at(-1);
    const node = last && last.texts.length < shared ? last : { id: this.createId(this.#nodes.length), texts: [] };
    if (node !== last) this.#nodes.push(node);
    return { passages: node.id, index: node.texts.push(markdown) - 1 };
  }

  /**
   * Creates the nodes; gatsby-transformer-remark picks them up by their media type.
   * @returns their ids, and what is done once each is there
   */
  createNodes(
    { actions, createContentDigest }: NodePluginArgs,
    parent: string,
    lang: string,
  ): { id: string; created: void | Promise<void> }[] {
    return this.#nodes.map(({ id, texts }) => {
      // A text that begins with --- would be read as one with a head.
      const content = `\n${texts.join(`\n\n${between}\n\n`)}`;
      const created = actions.createNode({
        id,
        parent,
        children: [],
        lang,
        internal: {
          type: 'Passages',
          mediaType: 'text/markdown',
          content,
          contentDigest: createContentDigest([lang, content]),
        },
      });
      return { id, created };
    });
  }
}

/** The HTML of each node's passages, and the Markdown that it was made of. */
const known = new Map<string, { digest: string; html: Promise<string[]> }>();

/** Has gatsby-transformer-remark turn all passages of a node into HTML. */
const toHtml = async (markdown: MarkdownNode, context: Context, info: GraphQLResolveInfo): Promise<string[]> => {
  const { html } = (info.schema.getType('MarkdownRemark') as GraphQLObjectType).getFields();
  const resolve = html?.resolve as GraphQLFieldResolver<unknown, Context>;
  const whole = String(await resolve(markdown, {}, context, info));
  return whole.split(between).map((passage) => passage.trim());
};

/**
 * The HTML of a passage, and its language.
 * @throws if there is no such passage
 */
export const passageHtml = async ({ passages, index }: Passage, context: Context, info: GraphQLResolveInfo) => {
  const { nodeModel } = context;
  const { lang, children } = nodeModel.getNodeById({ id: passages, type: 'Passages' }) as PassagesNode;
  const markdown = nodeModel.getNodeById({ id: children[0] ?? '', type: 'MarkdownRemark' }) as MarkdownNode;
  const digest = markdown.internal.contentDigest;
  if (known.get(passages)?.digest !== digest) known.set(passages, { digest, html: toHtml(markdown, context, info) });
  const html = (await known.get(passages)?.html)?.[index];
  if (html === undefined) throw new Error(`There is no passage ${index} in the node ${passages}.`);
  return { html, lang };
};
