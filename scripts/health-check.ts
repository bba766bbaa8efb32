/**
 * `npm run health-check -- --origin https://example.com`: asks a site that is online for each of its pages, as a
 * visitor does: status, headers and policies as the `_headers` of the built site has them (`--site DIR`, by default
 * dist), a page that is not there, and how long its certificate lasts. The exit code is 1 if something is wrong.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { daysLeft, differences } from './health-check/site-online';

/** certbot renews a certificate when it has 30 days left; below this, it has failed to for two weeks. */
const fewDays = 16;

const { values } = parseArgs({
  options: { origin: { type: 'string' }, site: { type: 'string', default: 'dist' } },
});

const main = async () => {
  const { origin = '', site } = values;
  if (!/^https?:\/\//.test(origin))
    throw new Error('Which site? For example: npm run health-check -- --origin https://example.com');
  const found = await differences(origin, path.resolve(site));
  const days = origin.startsWith('https:') ? await daysLeft(origin) : undefined;
  if (days !== undefined && days < fewDays) found.push(`The certificate lasts ${days} more days.`);
  for (const line of found) console.error(line);
  if (found.length > 0) process.exitCode = 1;
  else {
    const certificate = days === undefined ? '' : ` Its certificate lasts ${days} more days.`;
    console.log(`${origin} is as built.${certificate}`);
  }
};

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
