import { jsonLd, siteStructuredData } from './structured-data';

test('no text can end the script element it stands in', () => {
  const json = jsonLd([{ '@type': 'Thing', name: '</script><script>alert(1)' }]);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)['@graph'][0].name).toBe('</script><script>alert(1)');
});

test('the app has an offer by month or year once the price is given', () => {
  const app = (price: Queries.SeoFragment['price']) => {
    const value = { value: 'https://a.example' };
    const facts = { name: value, siteUrl: value, supportEmail: value, appStoreUrl: value, price };
    return siteStructuredData(facts as Queries.SeoFragment, 'An app.', 'fr').at(-1);
  };
  const price = { amount: 11.99, currency: 'EUR', period: 'year' };
  expect(app(price)).toMatchObject({ offers: { priceSpecification: { price: 11.99, unitCode: 'ANN' } } });
  expect(app(null)?.offers).toBeUndefined();
});
