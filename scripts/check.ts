/** `npm run check` reports mistakes in the content. `--launch` lists what keeps valid content from going online. */
import { launchMessages, reportMessages } from '../src/check/check-messages';
import { launchDiagnostics } from '../src/check/launch';
import { unknownLanguages } from '../src/check/trial-and-rating';
import { type Diagnostic, formatDiagnostics, sortDiagnostics } from '../src/content/diagnostic';
import { loadContent } from '../src/load-content';

async function check(): Promise<void> {
  const content = await loadContent();
  if (content.diagnostics.length > 0)
    return fail(content.diagnostics, reportMessages.count(content.diagnostics.length));
  console.log(reportMessages.valid(content.documents.length));
  for (const lang of unknownLanguages(content.documents)) console.log(reportMessages.unknownLanguage(lang));
  if (!process.argv.includes('--launch')) return;
  const toDo = sortDiagnostics(launchDiagnostics('content', content));
  const notes = toDo.filter(({ isNote }) => isNote);
  if (notes.length > 0) console.log(`${formatDiagnostics(notes)}\n`);
  const obstacles = toDo.filter(({ isNote }) => !isNote);
  if (obstacles.length > 0) return fail(obstacles, launchMessages.left(obstacles.length));
  console.log(launchMessages.ready);
}

function fail(diagnostics: Diagnostic[], summary: string): void {
  console.error(`${formatDiagnostics(diagnostics)}\n\n${summary}`);
  process.exitCode = 1;
}

check();
