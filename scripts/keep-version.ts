/**
 * `npm run keep-version -- terms`: copies a legal document as it is now, before it is changed, so that this version
 * stays readable at the address of its date. `--content DIR` works on another folder.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { legalFormat } from '../src/cms/file-formats';
import { formatDiagnostics, loadContent } from '../src/content/read';

const { values, positionals } = parseArgs({
  options: { content: { type: 'string', default: 'content' } },
  allowPositionals: true,
});
const { documents, diagnostics, facts } = loadContent(values.content);
const legal = documents.flatMap((document) => (document.type === 'LegalDocument' ? document : []));
const names = legal.map(({ file }) => file.replace(/^legal\/|\.md$/g, ''));
const document = legal[names.indexOf(positionals[0] ?? '')];

if (diagnostics.length > 0) fail(`The content has mistakes:\n\n${formatDiagnostics(diagnostics)}`);
else if (!document) fail(`Which document? npm run keep-version -- ${names.join(' | ')}`);
else {
  const file = join(values.content, document.file);
  const copy = file.replace(/\.md$/, `-${document.data.updated}.md`);
  if (existsSync(copy)) fail(`${copy} is there already.`);
  else {
    const { fromFile, toFile } = legalFormat(facts);
    writeFileSync(copy, toFile({ ...fromFile(readFileSync(file, 'utf8')), former: true }));
    console.log(`${copy} keeps this version. Now change ${file}: the text, "updated:", "effective:" and "changes:".`);
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
