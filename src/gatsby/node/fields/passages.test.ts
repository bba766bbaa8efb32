import type { GraphQLResolveInfo } from 'graphql';
import { pageMarkdown } from '../../../../tests/support/page-markdown';
import { Passages, passageHtml } from './passages';

type TextNode = { internal: { content: string; contentDigest: string } };

/** Makes the node of a document's passages. @returns what asks for the HTML of the one at an index */
const publish = async (texts: readonly string[], id = 'a document') => {
  const passages = new Passages(id);
  const fields = texts.map((text) => passages.add(text));
  let created: TextNode | undefined;
  const actions = {
    createNode: (node: TextNode) => {
      created = { ...node, children: ['markdown'] } as TextNode;
    },
  };
  passages.createNode({ actions, createContentDigest: String } as never, 'file', 'de');
  const resolve = jest.fn((await pageMarkdown()).resolve);
  const info = { schema: { getType: () => ({ getFields: () => ({ html: { resolve } }) }) } };
  const context = { nodeModel: { getNodeById: () => created } };
  const ask = (index: number) =>
    passageHtml(fields[index] ?? { passages: id, index }, context, info as unknown as GraphQLResolveInfo);
  return { ask, parsed: resolve };
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

test('Markdown is turned into HTML once for all passages of a document, and again once one has changed', async () => {
  const before = await publish(['One.', 'Two.']);
  await Promise.all([before.ask(0), before.ask(1)]);
  await before.ask(1);
  expect(before.parsed).toHaveBeenCalledTimes(1);
  const after = await publish(['One.', 'Three.']);
  expect(await after.ask(1)).toEqual({ html: '<p>Three.</p>', lang: 'de' });
});

test('a passage that is not there is an error', async () => {
  const { ask } = await publish(['One.']);
  await expect(ask(1)).rejects.toThrow('There is no passage 1');
});
