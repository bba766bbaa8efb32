/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Footer } from './footer';
import { PageProvider } from './page-context';

const props = {
  name: 'Mirabelle',
  homeLabel: 'Mirabelle, accueil',
  footer: {
    tagline: 'Bien manger, sans te juger.',
    columns: [{ title: 'Produit', links: [{ label: 'Fonctions', to: '/#features', hreflang: null }] }],
    legalTitle: 'Légal',
    copyright: '© 2025 Mirabelle',
    disclaimer: 'Ne remplace pas un avis médical.',
  },
  legalDocuments: [
    { path: '/privacy', title: 'Confidentialité', lang: 'fr' },
    { path: '/imprint', title: 'Imprint', lang: 'en' },
  ],
  announced: [],
  announcement: { upcoming: 'À partir du {date} :', link: 'Ce qui change' },
};

test('its columns list the links and the legal documents, in their language', async () => {
  const { container } = render(<Footer {...props} />);
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Produit',
    'Légal',
  ]);
  const imprint = footer.getByRole('link', { name: 'Imprint' });
  expect([imprint.lang, imprint.getAttribute('hreflang')]).toEqual(['en', 'en']);
  expect(footer.getByRole('link', { name: 'Confidentialité' }).lang).toBe('');
  expect(footer.getByText('© 2025 Mirabelle')).toBeTruthy();
  expect(await axe(container)).toHaveNoViolations();
});

test('the blocks of the landing page are homes for its anchors', () => {
  const contact = {
    id: 'support',
    title: 'Aide',
    text: 'On répond.',
    link: { label: 'Écrire', to: '/support/fr', hreflang: 'fr' },
  };
  const { container } = render(<Footer {...props} contacts={[contact]} />);
  expect(screen.getByRole('heading', { name: 'Aide' }).closest('[id]')?.id).toBe('support');
  expect(container.querySelector('#support a')?.getAttribute('href')).toBe('/support/fr');
});

test('announces only a legal document whose next version lies ahead', () => {
  const document = { path: '/terms', title: 'Conditions', lang: 'fr', effectiveText: '1er mars 2026' };
  render(
    <Footer
      {...props}
      announced={[
        { ...document, upcoming: true },
        { ...document, path: '/privacy', upcoming: false },
      ]}
    />,
  );
  const links = screen.getAllByRole('link', { name: 'Ce qui change' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/terms#announcement']);
  expect(links[0]?.parentElement?.textContent).toBe('À partir du 1er mars 2026 : Conditions. Ce qui change');
});

test('an announcement marks a title that is in another language, and that alone', () => {
  const document = { path: '/terms', lang: 'fr', title: 'Conditions', effectiveText: '1 March 2026', upcoming: true };
  render(
    <PageProvider value={{ path: '/support', lang: 'en' }}>
      <Footer
        {...props}
        announced={[document]}
        announcement={{ upcoming: 'New version on {date}:', link: 'Changes' }}
      />
    </PageProvider>,
  );
  expect(screen.getByText('Conditions').lang).toBe('fr');
  expect(screen.getByRole('link', { name: 'Changes' }).getAttribute('hreflang')).toBe('fr');
  const sentence = screen.getByText(/New version/);
  expect(sentence.textContent).toBe('New version on 1 March 2026: Conditions. Changes');
  expect(Array.from(sentence.querySelectorAll('[lang]'), ({ textContent }) => textContent)).toEqual(['Conditions']);
});

test('the way to edit the page is there only where it leads somewhere', () => {
  const { rerender } = render(<Footer {...props} />);
  expect(screen.queryByRole('link', { name: 'Modifier' })).toBeNull();
  rerender(<Footer {...props} edit={{ label: 'Modifier', to: 'https://example.org/edit' }} />);
  expect(screen.getByRole('link', { name: 'Modifier' }).getAttribute('href')).toBe('https://example.org/edit');
});
