import type { GraphQLResolveInfo } from 'graphql';
import { pageMarkdown } from '../../../../tests/support/page-markdown';
import { Passages, passageHtml } from './passages';

const grayMatter = jest.requireActual<(text: string, options: object) => { content: string }>('gray-matter');

type TextNode = { id: string; children: string[]; internal: { content: string; contentDigest: string } };

/** Makes the nodes of a document's passages. @returns what asks for the HTML of the one at an index */
const publish = async (texts: readonly string[], document = 'a document') => {
  const passages = new Passages((nth) => `${document} ${nth}`);
  const fields = texts.map((text) => passages.add(text));
  const nodes = new Map<string, TextNode>();
  // As gatsby-transformer-remark does, whatever the text is.
  const createNode = ({ internal, ...node }: TextNode) =>
    nodes.set(node.id, {
      ...node,
      internal: { ...internal, content: grayMatter(internal.content, {}).content },
      children: [node.id],
    });
  const created = passages.createNodes({ actions: { createNode }, createContentDigest: String } as never, 'file', 'de');
  const ids = created.map(({ id }) => id);
  const resolve = jest.fn((await pageMarkdown()).resolve);
  const info = { schema: { getType: () => ({ getFields: () => ({ html: { resolve } }) }) } };
  const context = { nodeModel: { getNodeById: ({ id }: { id: string }) => nodes.get(id) } };
  const ask = (index: number) =>
    passageHtml(fields[index] ?? { passages: ids[0] ?? '', index }, context, info as unknown as GraphQLResolveInfo);
  return {
    ask,
    ids,
    parsed: resolve,
    longest: Math.max(...[...nodes.values()].map((node) => node.internal.content.length)),
  };
};

const texts = [
  'A paragraph.',
  '',
  '- one\n- two\n\n  - three',
  '- four',
  '1. one\n2. two',
  '> A quotation\nand its last line',
  'A line break at the end\\',
  '```\n<!--next passage-->\n```',
  '`<!--next passage-->`',
  '**bold**, *emphasis* and <span lang="en">English</span>',
  '***',
  'The last one.',
];

test('each passage becomes what it would become alone', async () => {
  const together = await publish(texts, 'together');
  for (const [index, text] of texts.entries()) {
    const alone = await publish([text], `alone ${index}`);
    expect(await together.ask(index)).toEqual(await alone.ask(0));
  }
  expect((await together.ask(0)).html).toBe('<p>A paragraph.</p>');
});

test.each(['---\n\nAfter a line.', '---\na: b: c', '---\n\nOne.\n\n---'])('%j is read as no head', async (text) => {
  const { ask } = await publish([text, 'Two.'], text);
  expect((await ask(0)).html).toMatch(/^<hr>|^<hr \/>/);
  expect((await ask(1)).html).toBe('<p>Two.</p>');
});

test('Markdown is turned into HTML once for all passages of a document, and again once one has changed', async () => {
  const before = await publish(['One.', 'Two.']);
  await Promise.all([before.ask(0), before.ask(1)]);
  await before.ask(1);
  expect(before.parsed).toHaveBeenCalledTimes(1);
  const after = await publish(['One.', 'Three.']);
  expect(await after.ask(1)).toEqual({ html: '<p>Three.</p>', lang: 'de' });
});

test('a larger document has more texts to turn into HTML, but none that is longer', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `Passage ${1000 + index}.`);
  const [large, larger] = [await publish(many(100), 'large'), await publish(many(1000), 'larger')];
  expect(larger.longest).toBe(large.longest);
  expect(new Set(larger.ids).size).toBe(larger.ids.length);
  for (const index of [0, 99, 100, 999]) expect((await larger.ask(index)).html).toBe(`<p>Passage ${1000 + index}.</p>`);
});

test('a document without passages has no node of them', async () => {
  expect((await publish([])).ids).toEqual([]);
});

test('a passage that is not there is an error', async () => {
  const { ask } = await publish(['One.']);
  await expect(ask(1)).rejects.toThrow('There is no passage 1');
});
