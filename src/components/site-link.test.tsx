/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { PageProvider } from './page-context';
import { SiteLink } from './site-link';

const page = { path: '/terms', lang: 'fr' };

test.each([
  ['/privacy', 'fr', '/privacy', null],
  ['/#features', 'fr', '/#features', null],
  ['/terms#litiges', 'fr', '#litiges', null],
  ['/support', 'en', '/support', 'en'],
  ['/support#faq', 'en', '/support#faq', 'en'],
  ['mailto:a@b.example', null, 'mailto:a@b.example', null],
  ['https://b.example', null, 'https://b.example', null],
])('%s, in %p, leads to %s', (to, hrefLang, href, language) => {
  render(
    <PageProvider value={page}>
      <SiteLink to={to} hrefLang={hrefLang}>
        Là
      </SiteLink>
    </PageProvider>,
  );
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe(href);
  expect(link.getAttribute('hreflang')).toBe(language);
});
