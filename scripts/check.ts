/**
 * `npm run check`: says what is wrong with the content, or that nothing is.
 * `--content DIR` checks another folder.
 */
import { parseArgs } from 'node:util';
import { formatProblems, loadContent } from '../src/contract/load-content';

const { values } = parseArgs({ options: { content: { type: 'string', default: 'content' } } });
const { documents, problems } = loadContent(values.content);

if (problems.length > 0) {
  console.error(
    `${formatProblems(problems)}\n\n${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the content.`,
  );
  process.exitCode = 1;
} else {
  console.log(`Content is valid: ${documents.length} files.`);
}
