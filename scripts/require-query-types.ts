/** Before `npm run typecheck`: says what to run first where Gatsby has not written the types of query results yet. */
import { existsSync } from 'node:fs';

if (!existsSync('src/gatsby-types.d.ts')) {
  console.error('The types of query results are missing. Run "npm run build" first: Gatsby writes them.');
  process.exitCode = 1;
}
