/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { PageProps } from 'gatsby';
import type { ComponentProps, ReactNode } from 'react';
import { reservedIds } from '../../src/content/constants';
import { sectionIds } from '../../src/content/text/legal-sections';
import { SupportResults } from '../../src/sections/support-results';
import Legal from '../../src/templates/legal';
import Support from '../../src/templates/support';
import { badge, drawing } from '../support/fixtures';

/** The ids that pages hold besides those of their content are all reserved, so that no content takes one. */

const prose = { html: '<p>Text.</p>' };
const link = { label: 'Home', to: '/' };

const frame = {
  frameSite: { name: { value: 'Prune' }, appStoreLinks: { header: 'https://store.example/id1' } },
  frameWords: { menu: 'Menu', storeBadge: badge, announcement: { upcoming: 'New:', link: 'Changes' } },
  frameNavigation: {
    header: { label: 'Main', links: [link], illustration: drawing('branch') },
    footer: { columns: [{ title: 'App', links: [link] }] },
  },
  legalPages: [{ path: '/rules', title: 'Rules', lang: 'en' }],
  announced: { nodes: [{ path: '/rules', title: 'Rules', lang: 'en', announcement: { html: '<p>New.</p>' } }] },
};

/** What it renders has no id twice. @returns the ids, but for those that React makes */
const idsOf = (page: ReactNode): string[] => {
  const { container } = render(page);
  const ids = Array.from(container.querySelectorAll('[id]'), ({ id }) => id).filter((id) => !id.startsWith('_'));
  expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
  return ids;
};

test('a legal document', () => {
  // Headings that would take every id of the page, if they could.
  const titles = [...reservedIds.legal, ...reservedIds.legal];
  const sections = sectionIds(titles).map((id) => ({ id, depth: 2, title: id, body: prose }));
  const legalDocument = { path: '/rules', lang: 'en', title: 'Rules', announcement: prose, intro: prose, sections };
  const data = {
    ...frame,
    legalDocument,
    interface: { legalPage: {}, legalVersions: { version: '{date}' } },
    former: { nodes: [{ path: '/rules', updated: '2024-01-01', former: true }] },
    previous: null,
    next: { path: '/terms', title: 'Terms', lang: 'en' },
  };
  const ids = idsOf(<Legal {...({ data } as unknown as PageProps<Queries.LegalQuery>)} />);
  const ofSections = sections.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(ofSections));
  expect(ids.filter((id) => !ofSections.includes(id) && !reservedIds.legal.includes(id))).toEqual([]);
});

test('the help page and what its search finds', () => {
  const question = { id: 'a', question: 'A?', answer: prose };
  const faq = { groups: [{ id: 'g', title: 'G', items: [question, { ...question, id: 'b' }] }] };
  const ofEntries = ['g', 'a', 'a-question', 'b', 'b-question'];
  const search = { noneIllustration: drawing('plate'), mailTo: 'mailto:a@b.example', many: '' };
  const data = {
    ...frame,
    site: { supportEmail: { value: 'a@b.example' } },
    support: {
      path: '/help',
      lang: 'en',
      language: {},
      illustration: drawing('help'),
      search,
      cards: [{ title: 'Mail', button: link, illustration: drawing('mail') }],
      contact: { mailTo: 'mailto:a@b.example', facts: [], illustration: drawing('branch') },
      mailLines: [],
    },
    faq,
    versions: { nodes: [{ lang: 'en', path: '/help', language: { name: 'English' } }] },
  };
  const entry = { entry: { id: 'a' }, terms: new Set<string>() };
  const section = { entry: { to: '/rules#a', title: 'A', lang: 'en' }, terms: new Set<string>() };
  const results = {
    heading: { current: null },
    answers: { questions: [entry, { ...entry, entry: { id: 'b' } }], sections: [section] },
    words: search,
    mailLines: [],
    groups: faq.groups,
  };
  const ids = idsOf(
    <>
      <Support {...({ data, location: { hash: '' } } as unknown as PageProps<Queries.SupportPageQuery>)} />
      <SupportResults {...(results as unknown as ComponentProps<typeof SupportResults>)} />
    </>,
  );
  expect(ids).toEqual(
    expect.arrayContaining([...ofEntries, 'search', 'best-answer', 'other-answers', 'legal-answers']),
  );
  expect(ids.filter((id) => !ofEntries.includes(id) && !reservedIds.support.includes(id))).toEqual([]);
});
