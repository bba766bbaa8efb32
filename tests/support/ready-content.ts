import type { ContentFolder } from './content-folder';
import { givenLegalFacts } from './legal-facts';

/** Stands in for the badge that Apple provides: a drawing of the same size. */
export const sampleBadge =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 126 40" width="126" height="40"><rect width="126" height="40" rx="7"/></svg>\n';

/** The day of the documents, and the later one on which they were read. */
export const readyDays = { updated: '2026-07-01', reviewed: '2026-07-15' };

/** Makes the fixture, or a copy of it, a site that may go online: every fact, page and word that the launch check asks for. */
export function makeReady(content: ContentFolder): void {
  const edit = (file: string, change: (text: string) => string) => content.write(file, change(content.read(file)));
  const facts = {
    ...givenLegalFacts,
    accuracyEvidence: 'Étude interne du 2 juin 2026, 1 200 photos.',
    ratingEvidence: '212 notes de testeuses, du 4 au 30 mai 2026.',
    legalReviewed: readyDays.reviewed,
  };
  const lines = [
    ...Object.entries(facts).map(([key, value]) => `${key}: ${value}`),
    'exemptions:\n  accessibility: Six personnes, 300 000 euros de chiffre d’affaires en 2025.',
  ];
  edit(
    'site.yaml',
    (text) =>
      `${text.replaceAll('sample: true', 'sample: false').replace(/^legalUpdated: .*$/m, `legalUpdated: ${readyDays.updated}`)}\n${lines.join('\n')}\n`,
  );
  edit(
    'landing/testimonials.yaml',
    (text) =>
      `${text.replaceAll('sample: true\n', 'sample: false\n    consent: 2025-06-01\n')}\nprovenance: Recueillis par e-mail en mai 2025, sans contrepartie.\n`,
  );
  content.write('images/badge/app-store.svg', sampleBadge);
  for (const lang of ['fr', 'en', 'es'])
    edit(`interface.${lang}.yaml`, (text) =>
      text.replace(/^storeBadge:\n/m, 'storeBadge:\n  artwork: images/badge/app-store.svg\n'),
    );
  // Facts that no document of the fixture names.
  const tokens = Object.keys(givenLegalFacts)
    .map((key) => (key.endsWith('Url') ? `[site]({{${key}}})` : `{{${key}}}`))
    .join('\n\n');
  edit('legal/terms.md', (text) => `${text}\n## Mentions\n\nGarantie légale de conformité.\n\n${tokens}\n`);
}
