/**
 * `npm run launch-check`: what is left to do before the site may go online; fails until nothing is.
 * `--content DIR` looks at another folder.
 */
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { formatTasks, launchTasks } from '../src/contract/launch-check';
import { formatDiagnostics, loadContent } from '../src/contract/load-content';

const { values } = parseArgs({ options: { content: { type: 'string', default: 'content' } } });
const { documents, diagnostics } = loadContent(values.content);
const tasks = launchTasks(documents, basename(values.content));

if (diagnostics.length > 0) {
  console.error(`The content has mistakes:\n\n${formatDiagnostics(diagnostics)}`);
  process.exitCode = 1;
} else if (tasks.length > 0) {
  console.error(`${formatTasks(tasks)}\n\nNot ready to launch: ${tasks.length} left to do.`);
  console.error('This list is no legal advice: have the legal documents checked by a lawyer.');
  process.exitCode = 1;
} else {
  console.log('Ready to launch: nothing is left to do. Has a lawyer checked the legal documents?');
}
