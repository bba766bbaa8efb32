import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fixtureContent } from '../../tests/support/fixture-content';
import { hostileDrawings } from '../../tests/support/hostile-drawings';
import { withJudgedPictures } from './judged-pictures';

const entry = 'title: A\n';
const inBase64 = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64');

/** What the CMS sends to save an entry with a picture. */
const requests: Record<string, (path: string, bytes: Buffer) => BodyInit> = {
  github: (file, bytes) => {
    const additions = [
      { path: 'content/a.yaml', contents: inBase64(entry) },
      { path: file, contents: inBase64(bytes) },
    ];
    const input = { branch: { branchName: 'main' }, fileChanges: { additions, deletions: [] } };
    return JSON.stringify({ query: 'mutation {}', variables: { input } });
  },
  gitlab: (file, bytes) => {
    const actions = [
      { action: 'update', file_path: 'content/a.yaml', content: entry, encoding: 'text' },
      { action: 'create', file_path: file, content: inBase64(bytes), encoding: 'base64' },
    ];
    return JSON.stringify({ branch: 'main', commit_message: 'A', actions });
  },
  'gitlab, without encoding of texts': (file, bytes) => {
    const actions = [
      { action: 'update', file_path: 'content/a.yaml', content: 'title: Été\n' },
      { action: 'create', file_path: file, content: inBase64(bytes), encoding: 'base64' },
    ];
    return JSON.stringify({ branch: 'main', commit_message: 'A', actions });
  },
  gitea: (file, bytes) => {
    const files = [
      { operation: 'update', path: 'content/a.yaml', content: inBase64(entry) },
      { operation: 'create', path: file, content: inBase64(bytes) },
    ];
    return JSON.stringify({ branch: 'main', files });
  },
  'this machine': (file, bytes) => new File([new Uint8Array(bytes)], path.basename(file)),
};

const save = async (body: BodyInit) => {
  const send = jest.fn(async () => new Response('sent'));
  const tell = jest.fn();
  const refused = await withJudgedPictures(send as typeof fetch, tell)('https://host.example', { body }).then(
    () => undefined,
    (error: Error) => error.message,
  );
  return { refused, isSent: send.mock.calls.length > 0, isTold: tell.mock.calls.flat() };
};

describe.each(Object.entries(requests))('to %s', (_host, request) => {
  test.each(hostileDrawings)('$what is not sent', async ({ bytes }) => {
    const { refused, isSent, isTold } = await save(request('content/images/A b.svg', bytes));
    expect(isSent).toBe(false);
    expect(refused).toMatch(/^L’image « A b\.svg » n’a pas été enregistrée : /);
    expect(isTold).toEqual([refused]);
  });

  test.each([
    ['a drawing', 'content/images/a.svg', readFileSync(path.join(fixtureContent, 'images/hero/table.svg'))],
    ['a photo', 'content/images/a.png', Buffer.from([0x89, 0x50, 0x4e, 0x47])],
  ])('%s is sent', async (_what, file, bytes) => {
    expect(await save(request(file, bytes))).toEqual({ refused: undefined, isSent: true, isTold: [] });
  });
});

test('a drawing as text, and a compressed one, are judged, too', async () => {
  const content = '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>';
  const asText = JSON.stringify({ actions: [{ file_path: 'a.SVG', content, encoding: 'text' }] });
  expect((await save(asText)).refused).toContain('<script> (ligne 1)');
  expect((await save(new File(['anything'], 'a.svgz'))).refused).toContain('en SVG, et non en SVGZ');
});

test('the editor reads what to remove, and where', async () => {
  const lines = ['<svg xmlns="http://www.w3.org/2000/svg"', 'onload="a()">', '<script/>', '<a/>'.repeat(9), '</svg>'];
  expect((await save(new File([lines.join('\n')], 'a.svg'))).refused).toBe(
    'L’image « a.svg » n’a pas été enregistrée : elle contient ce qui n’a pas sa place dans une image. ' +
      'Retirez onload (ligne 2), <script> (ligne 3), <a> (ligne 4), <a> (ligne 4), <a> (ligne 4), …, ou exportez-la en PNG.',
  );
});

test.each([entry, '{"a":', 'null', '{"path":"a.svg"}'])('%j is sent as it is', async (body) => {
  expect(await save(body)).toMatchObject({ isSent: true });
});
