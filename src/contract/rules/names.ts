import type { ContentType } from '../content-types';
import type { Diagnostic } from '../diagnostic';
import type { LoadedDocument } from '../document';
import { listPages } from '../pages';
import { isRecord, type Path, valueAt } from '../reading/field-walk';
import { typeset } from '../typography/typeset';
import type { Rule } from './rule';

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');

/** Who speaks to a page calls a link by what stands on it, so its name must hold those words (WCAG 2.2, 2.5.3). */
export const visibleNames: Rule = ({ loaded, facts }) =>
  loaded.flatMap(({ document, diagnosticAt }) => {
    if (document?.type !== 'Interface' || facts.name === undefined) return [];
    const { homeLabel, storeBadge } = document.data;
    const names: { path: Path; name: string; seen: string; write: string }[] = [
      { path: ['homeLabel'], name: homeLabel, seen: typeset(facts.name, document.lang), write: '{{name}}' },
      ...[`${storeBadge.lead} ${storeBadge.store}`].map((seen) => ({
        path: ['storeBadge', 'alt'],
        name: storeBadge.alt,
        seen,
        write: seen,
      })),
    ];
    return names
      .filter(({ name, seen }) => !plain(name).includes(plain(seen)) && !name.includes('{'))
      .map(({ path, write }) =>
        diagnosticAt(path, `${path.at(-1)} lacks the words that are seen there. Write "${write}" into it.`),
      );
  });

/** What names the navigations and the regions of a page; `*` stands for every entry of a list. */
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
  const diagnostics = listPages(loaded).flatMap(({ path, own, shared }) => {
    const isLegal = own.some(({ type }) => type === 'LegalDocument');
    const seen = new Set<string>();
    return [...shared, ...own]
      .filter(({ type }) => isLegal || type !== 'Interface')
      .flatMap(namesIn)
      .filter(({ at }) => path === '/' || at[0] !== 'contacts')
      .flatMap(({ role, name, at, document }): Diagnostic[] => {
        const key = `${role} ${plain(name)}`;
        const isTaken = seen.has(key);
        seen.add(key);
        return isTaken
          ? [document.diagnosticAt(at, `"${name}" names another part of the page too. Write another.`)]
          : [];
      });
  });
  // What pages share is reported once.
  return [...new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic])).values()];
};

function namesIn(document: LoadedDocument) {
  return landmarks
    .filter(({ type }) => type === document.type)
    .flatMap(({ role, path }) =>
      pathsTo(document.value, path).flatMap((at) => {
        const written = valueAt(document.value, at);
        // The hero is named by all lines of its headline.
        const name = Array.isArray(written) ? written.join(' ') : written;
        return typeof name === 'string' && name !== '' ? [{ role, name, at, document }] : [];
      }),
    );
}

function pathsTo(value: unknown, path: Path): Path[] {
  const star = path.indexOf('*');
  if (star < 0) return [path];
  const list = valueAt(value, path.slice(0, star));
  return Array.isArray(list) && list.every(isRecord)
    ? list.map((_, index) => [...path.slice(0, star), index, ...path.slice(star + 1)])
    : [];
}
