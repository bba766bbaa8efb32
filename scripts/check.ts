/**
 * `npm run check`: says what is wrong with the content, or that nothing is, and then what is worth a second look.
 * `--content DIR` checks another folder.
 */
import { parseArgs } from 'node:util';
import { plural } from '../src/content/messages';
import { formatDiagnostics, formatNotes, loadContent } from '../src/content/read';

const { values } = parseArgs({ options: { content: { type: 'string', default: 'content' } } });
const { documents, diagnostics, notes } = loadContent(values.content);

if (diagnostics.length > 0) {
  console.error(`${formatDiagnostics(diagnostics)}\n\n${plural(diagnostics.length, 'problem')} in the content.`);
  process.exitCode = 1;
} else {
  console.log([`Content is valid: ${documents.length} files.`, formatNotes(notes)].filter(Boolean).join('\n\n'));
}
