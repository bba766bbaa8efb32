/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { badge, drawing, storeUrl } from '../../tests/support/fixtures';
import { Header } from './header';

const hidePopover = jest.fn();
const wide = new EventTarget();

beforeEach(() => {
  // jsdom knows neither.
  window.matchMedia = () => wide as MediaQueryList;
  HTMLElement.prototype.hidePopover = hidePopover;
});

const show = () =>
  render(
    <Header
      name="Mirabelle"
      storeUrl={storeUrl}
      words={{ homeLabel: 'Mirabelle, accueil', menu: 'Menu', storeBadge: badge }}
      navigation={{
        label: 'Navigation principale',
        links: [
          { label: 'Fonctions', to: '/#features', hreflang: null },
          { label: 'Aide', to: '/support/fr', hreflang: null },
        ],
        illustration: drawing('branch'),
      }}
    />,
  );

test('leads home, to the sections and to the store', async () => {
  const { container } = show();
  expect(screen.getByRole('link', { name: 'Mirabelle, accueil' }).getAttribute('href')).toBe('/');
  const menu = within(screen.getByRole('navigation', { name: 'Navigation principale' }));
  expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#features',
    '/support/fr',
    storeUrl,
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test('the button names the menu it opens, and says whether it is open', () => {
  show();
  const button = screen.getByRole('button', { name: 'Menu' });
  const menu = screen.getByRole('navigation');
  expect(button.getAttribute('popovertarget')).toBe(menu.id);
  expect(button.getAttribute('aria-expanded')).toBe('false');
  act(() => void fireEvent(menu, Object.assign(new Event('toggle'), { newState: 'open' })));
  expect(button.getAttribute('aria-expanded')).toBe('true');
  act(() => void fireEvent(menu, Object.assign(new Event('toggle'), { newState: 'closed' })));
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('a menu that is open when the window grows wide is closed', () => {
  const { unmount } = show();
  wide.dispatchEvent(new Event('change'));
  expect(hidePopover).toHaveBeenCalledTimes(1);
  unmount();
  wide.dispatchEvent(new Event('change'));
  expect(hidePopover).toHaveBeenCalledTimes(1);
});
