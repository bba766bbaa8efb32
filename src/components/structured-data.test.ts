import { faqStructuredData, pageStructuredData, serialize, siteStructuredData } from './structured-data';

const site = {
  name: 'M',
  url: 'https://m.example',
  email: 'a@m.example',
  storeUrl: 'https://apps.example/1',
  logo: '/l',
};
const page = { url: 'https://m.example/terms', name: 'Conditions', description: 'Les règles.', lang: 'fr' };

test('the site, its publisher and the app, which carries no rating and no language that nobody gave', () => {
  const things = siteStructuredData(site, page);
  expect(things.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite', 'MobileApplication']);
  expect(JSON.stringify(things)).not.toMatch(/rating"|ratingValue/i);
  expect(things[2]).not.toHaveProperty('inLanguage');
  expect(things[1]?.publisher).toEqual({ '@id': things[0]?.['@id'] });
});

test('an inner page has its place under the landing page', () => {
  const [webPage, trail] = pageStructuredData(site.url, page, 'Accueil');
  expect(webPage).toMatchObject({ '@type': 'WebPage', url: page.url, inLanguage: 'fr' });
  expect(trail?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Accueil', item: 'https://m.example/' },
    { '@type': 'ListItem', position: 2, name: 'Conditions', item: page.url },
  ]);
});

test('questions with their answers', () => {
  expect(faqStructuredData([{ question: 'Why?', answer: '<p>So.</p>' }]).mainEntity).toEqual([
    { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: '<p>So.</p>' } },
  ]);
});

test('no text can end the script element it stands in', () => {
  const json = serialize([{ '@type': 'Thing', name: '</script><script>alert(1)' }]);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)['@graph'][0].name).toBe('</script><script>alert(1)');
});
