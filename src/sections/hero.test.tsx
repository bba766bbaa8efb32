/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { badge, screenshot, storeUrl } from '../../tests/support/fixtures';
import { Hero } from './hero';

const hero = {
  headline: ['Prends ton assiette en photo.', 'Le reste suit.'],
  lede: 'Sans te juger.',
  rating: { score: '4,9', source: 'selon nos premières testeuses' },
  screenshot: screenshot('meal'),
  illustration: { publicURL: '/table.svg', svg: { width: 9, height: 9, viewBox: '0 0 9 9', pieces: ['a', 'b'] } },
} as unknown as Queries.HeroFragment;

const show = (illustration: unknown = hero.illustration) =>
  render(
    <Hero
      hero={{ ...hero, illustration } as Queries.HeroFragment}
      storeUrl={storeUrl}
      facts={{ rating: 4.9, ratingMax: 7 }}
      words={{ ratingAlt: '4,9 sur 7', storeBadge: badge }}
    />,
  );

test('one headline, whose sentences end with two words together', () => {
  show();
  const headline = screen.getByRole('heading', { level: 1 });
  expect(headline.textContent).toBe(' Prends ton assiette en\u00a0photo. Le reste\u00a0suit.');
});

test('badge, screen and rating with its source, accessible to all', async () => {
  const { container } = show();
  expect(screen.getByRole('link', { name: badge.alt }).getAttribute('href')).toBe(storeUrl);
  expect(screen.getByRole('img', { name: '4,9 sur 7' }).querySelectorAll('svg')).toHaveLength(7);
  expect(screen.getByText('4,9').parentElement?.textContent).toBe('4,9 selon nos premières testeuses');
  // The stars' name says it.
  expect(screen.getByText('4,9').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByRole('img', { name: hero.screenshot.alt }).getAttribute('loading')).not.toBe('lazy');
  expect(await axe(container)).toHaveNoViolations();
});

test('the screen is a picture with AVIF first, and its dimensions', () => {
  const { container } = show();
  const types = Array.from(container.querySelectorAll('picture source'), (source) => source.getAttribute('type'));
  expect(types).toEqual(['image/avif', 'image/webp']);
  const image = screen.getByRole('img', { name: hero.screenshot.alt });
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['100', '200']);
});

test('the drawing comes piece by piece from its file, one without named pieces whole, and so does a photo', () => {
  const { container } = show();
  const uses = () => Array.from(container.querySelectorAll('use.piece'), (use) => use.getAttribute('href'));
  expect(uses()).toEqual(['/table.svg#a', '/table.svg#b']);
  cleanup();
  const whole = show({ publicURL: '/table.svg', svg: { width: 9, height: 9, pieces: [] } }).container;
  expect(whole.querySelector('use, svg.piece')).toBeNull();
  expect(whole.querySelector('img[src="/table.svg"]')?.getAttribute('alt')).toBe('');
  cleanup();
  const photo = show({ svg: null, photo: screenshot('table').image.photo }).container;
  expect(photo.querySelector('picture img[alt=""]')?.getAttribute('src')).toBe('/static/table.png');
});
