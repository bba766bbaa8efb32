/**
 * `npm run cms`: the CMS on this machine, on the files of the working tree; nobody signs in, nothing is committed.
 * `PORT` is the page's port, `--root DIR` the folder that holds another `content`.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeAdmin, writeAdminPage } from '../src/cms/write-admin';
import { formatDiagnostics, formatNotes, reloadContent } from '../src/content/read';
import { watchFolder } from '../src/gatsby/node/develop/watch-folder';
import { createCmsServer } from './cms/cms-server';
import { filesAddress } from './cms/file-server';

const { values } = parseArgs({ options: { root: { type: 'string', default: '.' } } });
const root = path.resolve(values.root);
const contentDir = path.join(root, 'content');
const port = Number(process.env.PORT ?? 8090);
const origin = `http://localhost:${port}`;

void start();

async function start(): Promise<void> {
  const outDir = path.resolve(`node_modules/.cache/cms-${port}`);
  const token = randomBytes(32).toString('base64url');
  let tellWritten = () => {};
  const written = new Promise<void>((resolve) => {
    tellWritten = resolve;
  });
  const server = createCmsServer(outDir, root, origin, token, written);
  try {
    // The page holds the token. Only who has the port may write it: another CMS there would no longer know its own.
    await once(server.listen(port, 'localhost'), 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    console.error(
      `The CMS already runs at ${origin}/admin/, or something else at that port: PORT=${port + 1} npm run cms`,
    );
    process.exit(1);
  }
  const admin = [path.join(outDir, 'admin'), contentDir, { name: 'test-repo' }, { url: filesAddress, token }] as const;
  await writeAdmin(...admin);
  tellWritten();
  console.log(`The CMS is at ${origin}/admin/ (stop with Ctrl+C).`);
  followChanges(() => writeAdminPage(...admin));
}

/** After each change says whether the content is right, and brings the facts of the page up to date. */
function followChanges(writePage: () => void): void {
  watchFolder(contentDir, () => {
    const { documents, diagnostics, notes } = reloadContent(contentDir);
    console.log(
      formatDiagnostics(diagnostics) || ['Saved. The content is valid.', formatNotes(notes)].filter(Boolean).join('\n'),
    );
    // Where the facts have mistakes, those of before are better than none.
    if (documents.some(({ type }) => type === 'SiteFacts')) writePage();
  });
}
