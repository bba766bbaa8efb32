/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { StoreBadge } from './store-badge';

const badge = { lead: 'Télécharger dans', store: 'l’App Store', alt: 'Télécharger dans l’App Store', artwork: null };
const storeUrl = 'https://apps.apple.com/fr/app/x/id1';
const artwork = { publicURL: '/static/badge.svg', svg: { width: 126, height: 40 } };

test('without artwork of Apple’s it is drawn, with its words', () => {
  const { container } = render(<StoreBadge href={storeUrl} words={badge} className="place" />);
  const link = screen.getByRole('link', { name: badge.alt });
  expect(link.getAttribute('href')).toBe(storeUrl);
  expect(link.className).toContain('place');
  expect(link.textContent).toBe(`${badge.lead} ${badge.store}`);
  expect(container.querySelector('img')).toBeNull();
});

test('with it, that picture is all it shows, in its own proportions', () => {
  const { container } = render(<StoreBadge href={storeUrl} words={{ ...badge, artwork }} className="place" />);
  const link = screen.getByRole('link', { name: badge.alt });
  expect(link.getAttribute('href')).toBe(storeUrl);
  expect(link.className).toContain('place');
  expect(link.textContent).toBe('');
  expect(container.querySelector('svg')).toBeNull();
  const picture = container.querySelector('img') as HTMLImageElement;
  const { src, width, height, alt } = picture;
  const loading = picture.getAttribute('loading');
  expect({ src: new URL(src).pathname, width, height, alt, loading }).toEqual({
    src: '/static/badge.svg',
    width: 126,
    height: 40,
    alt: '',
    loading: 'lazy',
  });
});
