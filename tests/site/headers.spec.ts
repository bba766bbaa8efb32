import { readFileSync } from 'node:fs';
import { filesBelow } from '../../src/content/files-below';
import { filePolicy, headersFor } from '../../src/finish/headers';
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

test('what is no page, but could be opened as one, is sent with a policy that lets nothing run', async ({
  request,
}) => {
  const addresses = filesBelow(siteDir)
    .map((file) => `/${file}`)
    .filter((address) => /^\/static\/|\.svg$/.test(address) && !/\.(?:br|gz)$/.test(address));
  expect(addresses).toContain('/favicon.svg');
  expect(addresses.filter((address) => address.startsWith('/static/'))).not.toEqual([]);
  for (const address of addresses) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(response.headers()['content-security-policy'], address).toBe(filePolicy);
  }
});

test('who finds a fault finds whom to tell', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text).toMatch(/^Contact: (?:mailto:|https:\/\/)\S+$/m);
  expect(text).toMatch(/^Canonical: https:\/\/\S+\/\.well-known\/security\.txt$/m);
  expect(Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now());
});

test('the headers file itself is not served', async ({ request }) => {
  expect((await request.get('/_headers')).status()).toBe(404);
});
