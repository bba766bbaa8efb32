import { readFileSync } from 'node:fs';
import { headersFor } from '../../src/finish/headers';
import { parseHeadersFile } from '../../src/finish/headers-file';
import { siteDir } from '../support/site-dir';
import { allPaths, expect, missingPath, test } from './support/test';

const rules = parseHeadersFile(readFileSync(`${siteDir}/_headers`, 'utf8'));

for (const path of allPaths()) {
  test(`${path} is sent with strict security headers`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(Number(headers['strict-transport-security']?.match(/max-age=(\d+)/)?.[1])).toBeGreaterThan(15_768_000);
    const policy = headers['content-security-policy'];
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' /);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-(?:inline|eval)|\*|https?:|data:/);
    expect(headers).not.toHaveProperty('set-cookie');
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
