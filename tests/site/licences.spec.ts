import { readFileSync } from 'node:fs';
import { expect, test } from './support/test';

test('the licences of what reaches the visitor can be read', async ({ request }) => {
  const text = await (await request.get('/licences.txt')).text();
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const name of ['react', 'react-dom', 'gatsby']) {
    expect(dependencies).toHaveProperty(name);
    expect(text).toMatch(new RegExp(`^${name} \\d.*: MIT$`, 'm'));
  }
});
