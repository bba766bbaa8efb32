/**
 * `npm run launch-check`: what is left to do before the site may go online; fails as long as something obligatory is.
 * `--content DIR` looks at another folder; `--json` writes the same for a program: `{ ready, tasks }`.
 */
import { parseArgs } from 'node:util';
import { formatTasks } from '../src/content/launch-check/format-tasks';
import { launchTasks } from '../src/content/launch-check/launch-tasks';
import { formatDiagnostics, loadContent } from '../src/content/read';

const { values } = parseArgs({
  options: { content: { type: 'string', default: 'content' }, json: { type: 'boolean', default: false } },
});
const content = loadContent(values.content);

if (content.diagnostics.length > 0) {
  console.error(`The content has mistakes:\n\n${formatDiagnostics(content.diagnostics)}`);
  process.exitCode = 1;
} else {
  const tasks = launchTasks(content);
  const obligatory = tasks.filter(({ level }) => level === 'must').length;
  const ready = obligatory === 0;
  if (values.json) console.log(JSON.stringify({ ready, tasks }, null, 2));
  else {
    const verdict = ready ? 'Ready to launch.' : `Not ready to launch: ${obligatory} left that must be done.`;
    const rest = tasks.length === 0 ? 'Nothing is left to do.' : 'This list is no legal advice.';
    console.log([formatTasks(tasks), `${verdict} ${rest}`].filter(Boolean).join('\n\n'));
  }
  if (!ready) process.exitCode = 1;
}
