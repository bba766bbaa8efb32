/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { badge, drawing, storeUrl } from '../../tests/support/fixtures';
import { FreeTrial } from './free-trial';

const trial = {
  title: '3 jours pour y goûter',
  text: 'Ensuite, ton abonnement se renouvelle.',
  note: 'Ne remplace pas l’avis d’un professionnel de santé.',
  qrCode: { caption: 'Depuis ton ordinateur', alt: 'Code QR' },
  illustration: drawing('still-life'),
} as unknown as Queries.FreeTrialFragment;

test('the offer, its conditions, and two ways to the store', async () => {
  const { container } = render(<FreeTrial trial={trial} storeUrl={storeUrl} badge={badge} />);
  const section = within(screen.getByRole('region', { name: '3 jours pour y\u00a0goûter' }));
  expect(section.getByText(trial.text)).toBeTruthy();
  expect(section.getByText(trial.note)).toBeTruthy();
  expect(section.getByRole('link', { name: badge.alt }).getAttribute('href')).toBe(storeUrl);
  const code = section.getByRole('img', { name: 'Code QR' });
  expect(code.closest('figure')?.textContent).toBe('Depuis ton ordinateur');
  expect(await axe(container)).toHaveNoViolations();
});
