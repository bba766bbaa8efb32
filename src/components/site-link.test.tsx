/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { PageProvider } from './page-context';
import { SiteLink } from './site-link';

const page = { path: '/terms', lang: 'fr', languages: { '/': 'fr', '/terms': 'fr', '/support': 'en' } };

test.each([
  ['/privacy', '/privacy', null],
  ['/#features', '/#features', null],
  ['/terms#litiges', '#litiges', null],
  ['/support', '/support', 'en'],
  ['/support#faq', '/support#faq', 'en'],
  ['mailto:a@b.example', 'mailto:a@b.example', null],
  ['https://b.example', 'https://b.example', null],
])('%s leads to %s', (to, href, language) => {
  render(
    <PageProvider value={page}>
      <SiteLink to={to}>Là</SiteLink>
    </PageProvider>,
  );
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe(href);
  expect(link.getAttribute('hreflang')).toBe(language);
});
