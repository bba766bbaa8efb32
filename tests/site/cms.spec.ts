import { publicBackend } from '../../src/cms/backend';
import { documentsOf } from './support/content';
import { expect, test } from './support/test';

test('the CMS is on the public site only if site.yaml says how to sign in', async ({ request }) => {
  const [site] = documentsOf('SiteFacts');
  expect((await request.get('/admin')).status()).toBe(site && publicBackend(site.data) ? 200 : 404);
});
