import type { ContentType } from '../content-types';
import type { Diagnostic } from '../diagnostic';
import type { LoadedDocument } from '../document';
import { type Path, valueAt } from '../field-walk';
import { listPages } from '../pages';
import { typeset } from '../text/typography';
import type { Rule } from './rule';

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');

/** Who speaks to a page calls a link by what stands on it, so its name must hold those words (WCAG 2.2, 2.5.3). */
export const visibleNames: Rule = ({ loaded, facts }) =>
  loaded.flatMap(({ document, diagnosticAt }) => {
    if (document?.type !== 'Interface' || facts.name === undefined) return [];
    const { homeLabel, storeBadge } = document.data;
    const badge = `${storeBadge.lead} ${storeBadge.store}`;
    const names: { path: Path; name: string; seen: string; write: string }[] = [
      { path: ['homeLabel'], name: homeLabel, seen: typeset(facts.name, document.lang), write: '{{name}}' },
      { path: ['storeBadge', 'alt'], name: storeBadge.alt, seen: badge, write: badge },
    ];
    return names
      .filter(({ name, seen }) => !plain(name).includes(plain(seen)) && !name.includes('{'))
      .map(({ path, write }) =>
        diagnosticAt(
          path,
          `${path.at(-1)} lacks the words that are seen there. Write "${write.replace(/\s/g, ' ')}" into it.`,
        ),
      );
  });

/** What names the navigations and the regions of a page. */
const landmarks: { role: string; type: ContentType; path: Path }[] = [
  { role: 'navigation', type: 'Navigation', path: ['header', 'label'] },
  { role: 'navigation', type: 'Interface', path: ['legalPage', 'contents'] },
  { role: 'navigation', type: 'Interface', path: ['legalPage', 'others'] },
  { role: 'navigation', type: 'Support', path: ['language', 'switch'] },
  { role: 'region', type: 'Hero', path: ['headline'] },
  ...(['Features', 'HowItWorks', 'Testimonials', 'FreeTrial', 'Support', 'Faq'] as const).map((type) => ({
    role: 'region',
    type,
    path: ['title'],
  })),
  { role: 'region', type: 'Support', path: ['cardsTitle'] },
  { role: 'region', type: 'Support', path: ['contact', 'title'] },
];

/** Landmarks of a page have different names. */
export const landmarkNames: Rule = ({ loaded }) => {
  const diagnostics = listPages(loaded).flatMap(({ own, shared }) => {
    const isLegal = own.some(({ type }) => type === 'LegalDocument');
    const seen = new Set<string>();
    return [...shared, ...own]
      .filter(({ type }) => isLegal || type !== 'Interface')
      .flatMap(namesIn)
      .flatMap(({ role, name, path, document }): Diagnostic[] => {
        const key = `${role} ${plain(name)}`;
        const isTaken = seen.has(key);
        seen.add(key);
        return isTaken
          ? [document.diagnosticAt(path, `"${name}" names another part of the page too. Write another.`)]
          : [];
      });
  });
  // What pages share is reported once.
  return [...new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic])).values()];
};

function namesIn(document: LoadedDocument) {
  return landmarks
    .filter(({ type }) => type === document.type)
    .flatMap(({ role, path }) => {
      const written = valueAt(document.value, path);
      // The hero is named by all lines of its headline.
      const name = Array.isArray(written) ? written.join(' ') : written;
      return typeof name === 'string' && name !== '' ? [{ role, name, path, document }] : [];
    });
}
