/**
 * `npm run check`: says what is wrong with the content, or that nothing is.
 * `--launch` says what keeps valid content from going online. `--content DIR` checks another folder.
 */
import { parseArgs } from 'node:util';
import { launchMessages, reportMessages } from '../src/check/check-messages';
import { launchDiagnostics } from '../src/check/launch';
import { loadContent } from '../src/check/load-content';
import { type Diagnostic, formatDiagnostics, sortDiagnostics } from '../src/content/diagnostic';

const { values } = parseArgs({
  options: { content: { type: 'string', default: 'content' }, launch: { type: 'boolean', default: false } },
});

async function check(): Promise<void> {
  const content = await loadContent(values.content);
  printNotes(content.notes);
  if (content.diagnostics.length > 0)
    return fail(content.diagnostics, reportMessages.count(content.diagnostics.length));
  console.log(reportMessages.valid(content.documents.length));
  if (!values.launch) return;
  const found = sortDiagnostics(launchDiagnostics(values.content, content));
  printNotes(found.filter(({ isNote }) => isNote));
  const left = found.filter(({ isNote }) => !isNote);
  if (left.length > 0) return fail(left, launchMessages.left(left.length));
  console.log(launchMessages.ready);
}

function printNotes(notes: Diagnostic[]): void {
  if (notes.length > 0) console.log(`${formatDiagnostics(notes)}\n`);
}

function fail(diagnostics: Diagnostic[], summary: string): void {
  console.error(`${formatDiagnostics(diagnostics)}\n\n${summary}`);
  process.exitCode = 1;
}

check();
