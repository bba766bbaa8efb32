import { readFileSync } from 'node:fs';
import { headersFor } from '../../src/finish/headers';
import { parseHeadersFile } from '../../src/finish/headers-file';
import { gradeHeaders } from '../support/observatory';
import { siteDir } from '../support/site-dir';
import { allPaths, expect, missingPath, test } from './support/test';

const rules = parseHeadersFile(readFileSync(`${siteDir}/_headers`, 'utf8'));

for (const path of allPaths()) {
  test(`${path} gets the HTTP Observatory's highest grade`, async ({ request }) => {
    const response = await request.get(path);
    // What only the server on the Internet shows is taken as given: that http: leads to https:.
    const grade = gradeHeaders({ headers: response.headers(), html: await response.text(), redirectsToHttps: true });
    expect(grade).toMatchObject({ grade: 'A+', score: 130 });
  });

  test(`${path} is sent with what _headers says`, async ({ request }) => {
    const response = await request.get(path);
    const expected = headersFor(rules, path === missingPath ? '/404.html' : path);
    for (const [name, value] of Object.entries(expected)) {
      expect(response.headers()[name.toLowerCase()], name).toBe(value);
    }
  });
}

test('the headers file itself is not served', async ({ request }) => {
  expect((await request.get('/_headers')).status()).toBe(404);
});
