import { createHash } from 'node:crypto';
import { policy, speculationRules } from './html';

test('the policy knows the rules for speculation, and allows no other inline script', () => {
  const hash = createHash('sha256').update(speculationRules).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
});
