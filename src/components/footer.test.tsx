/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { Footer } from './footer';
import { PageProvider } from './page-context';

const privacy = { path: '/privacy', title: 'Confidentialité', lang: 'fr' };
const imprint = { path: '/imprint', title: 'Imprint', lang: 'en' };

const show = (props: Partial<Parameters<typeof Footer>[0]> = {}) =>
  render(
    <PageProvider value={{ path: '/terms', lang: 'fr' }}>
      <Footer
        name="Mirabelle"
        homeLabel="Mirabelle, accueil"
        footer={{ tagline: 'T', columns: [], legalTitle: 'Légal', copyright: '© 2025', disclaimer: 'D' }}
        legalDocuments={[privacy, imprint]}
        announced={[]}
        announcement={{ upcoming: 'Nouvelle version :', link: 'Ce qui change' }}
        {...props}
      />
    </PageProvider>,
  );

test('a document in another language says so, and so does its title', () => {
  show();
  const links = within(screen.getByText('Légal').parentElement as HTMLElement).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.lang, link.getAttribute('hreflang')])).toEqual([
    ['/privacy', '', null],
    ['/imprint', 'en', 'en'],
  ]);
});

test('announces the next version of a document', () => {
  show({ announced: [privacy] });
  const link = screen.getByRole('link', { name: 'Ce qui change' });
  expect(link.getAttribute('href')).toBe('/privacy#announcement');
  expect(link.parentElement?.textContent).toBe('Nouvelle version : Confidentialité. Ce qui change');
});

test('the way to edit the page is there only where it leads somewhere', () => {
  const { rerender } = show();
  expect(screen.queryByRole('link', { name: 'Modifier' })).toBeNull();
  rerender(null);
  show({ edit: { label: 'Modifier', to: 'https://example.org/edit' } });
  expect(screen.getByRole('link', { name: 'Modifier' }).getAttribute('href')).toBe('https://example.org/edit');
});
