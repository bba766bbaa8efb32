import { jsonLd } from './structured-data';

test('no text can end the script element it stands in', () => {
  const json = jsonLd([{ '@type': 'Thing', name: '</script><script>alert(1)' }]);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)['@graph'][0].name).toBe('</script><script>alert(1)');
});
