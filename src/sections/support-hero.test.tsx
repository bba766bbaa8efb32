/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { drawing } from '../../tests/support/fixtures';
import { PageProvider } from '../components/page-context';
import { SupportHero } from './support-hero';

const support = {
  title: 'How can we help?',
  intro: 'Find your answer.',
  language: { switch: 'Language' },
  illustration: drawing('support'),
} as unknown as Queries.SupportHeroFragment;

const versions = [
  { lang: 'en', path: '/support', language: { name: 'English' } },
  { lang: 'fr', path: '/support/fr', language: { name: 'Français' } },
];

test('its title, and the same page in other languages, each named in its own', async () => {
  const { container } = render(
    <PageProvider value={{ path: '/support', lang: 'en' }}>
      <SupportHero support={support} versions={versions}>
        <p>The search</p>
      </SupportHero>
    </PageProvider>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('How can we help?');
  const languages = within(screen.getByRole('navigation', { name: 'Language' }));
  expect(languages.getByText('English').getAttribute('aria-current')).toBe('page');
  const french = languages.getByRole('link', { name: 'Français' });
  expect([french.getAttribute('href'), french.lang, french.getAttribute('hreflang')]).toEqual([
    '/support/fr',
    'fr',
    'fr',
  ]);
  expect(screen.getByText('The search')).toBeTruthy();
  expect(await axe(container)).toHaveNoViolations();
});
