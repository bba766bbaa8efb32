/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { parse } from 'yaml';
import { fixtureContent } from '../../../tests/support/fixture-content';
import type { ContentType } from '../../content/content-types';
import { loadContent } from '../../content/read';
import { Preview } from './entry-preview';
import { previews, type Surroundings } from './previews';

const { documents, facts } = loadContent(fixtureContent);
const words = documents.find(({ type, lang }) => type === 'Interface' && lang === 'fr')
  ?.data as unknown as Surroundings['words'];

/** An entry as the CMS hands it over: what its file holds. */
const entryOf = (file: string, changes = {}) => {
  const [written = '', head, ...body] = readFileSync(path.join(fixtureContent, file), 'utf8').split(/^---$/m);
  const data = head ? { ...parse(head), body: body.join('---') } : parse(written);
  return { get: () => ({ toJS: () => ({ ...data, ...changes }) }) };
};

test.each(Object.keys(previews) as ContentType[])('the preview of %s is its section', (type) => {
  const document = documents.find((one) => one.type === type);
  if (!document) throw new Error(`No ${type} in the fixture.`);
  const { container } = render(
    <Preview
      entry={entryOf(document.file)}
      getAsset={(src) => `blob:${src}`}
      type={type}
      lang={document.lang}
      fields={[]}
      context={{ facts, storeUrl: facts.appStoreUrl, words }}
    />,
  );
  expect(screen.getAllByRole('heading').length).toBeGreaterThan(0);
  // Where a section fails, the texts stand in its place.
  expect(container.querySelector('dl')).toBeNull();
});

test('a legal document is previewed in the language of its head', () => {
  const document = documents.find(({ type }) => type === 'LegalDocument');
  if (!document) throw new Error('No legal document in the fixture.');
  const { container } = render(
    <Preview
      entry={entryOf(document.file, { lang: 'en', updated: '2025-06-15', body: '\n\nWhat is new: nothing.\n' })}
      getAsset={(src) => `blob:${src}`}
      type="LegalDocument"
      lang="fr"
      fields={[]}
      context={{ facts, storeUrl: facts.appStoreUrl, words }}
    />,
  );
  expect(container.querySelector('main')?.lang).toBe('en');
  expect(container.textContent).toContain('15 June 2025');
  expect(container.textContent).toContain('What is new: nothing.');
});
