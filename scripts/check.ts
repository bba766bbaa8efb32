/**
 * `npm run check`: says what is wrong with the content, or that nothing is.
 * `--launch` says what keeps valid content from going online. `--content DIR` checks another folder.
 */
import { parseArgs } from 'node:util';
import { launchDiagnostics } from '../src/check/launch';
import { loadContent } from '../src/check/load-content';
import { launchMessages, reportMessages } from '../src/check/messages';
import { formatDiagnostics, sortDiagnostics } from '../src/content/diagnostic';

const { values } = parseArgs({
  options: { content: { type: 'string', default: 'content' }, launch: { type: 'boolean', default: false } },
});
const content = loadContent(values.content);
const { documents, diagnostics, notes } = content;

if (notes.length > 0) console.log(`${formatDiagnostics(notes)}\n`);

if (diagnostics.length > 0) fail(diagnostics, reportMessages.count(diagnostics.length));
else {
  console.log(reportMessages.valid(documents.length));
  const left = values.launch ? sortDiagnostics(launchDiagnostics(values.content, content)) : [];
  if (left.length > 0) fail(left, launchMessages.left(left.length));
  else if (values.launch) console.log(launchMessages.ready);
}

function fail(faults: typeof diagnostics, summary: string): void {
  console.error(`${formatDiagnostics(faults)}\n\n${summary}`);
  process.exitCode = 1;
}
