import { footerDocuments } from './footer-documents';

const paths = (...all: string[]) => footerDocuments(all.map((path) => ({ path }))).map(({ path }) => path);

describe('footerDocuments', () => {
  it('lists a new document after the two that every visitor looks for', () => {
    expect(paths('/terms', '/cookies', '/privacy')).toEqual(['/privacy', '/terms', '/cookies']);
  });

  it('lists what the law asks for before others', () => {
    const owed = ['/accessibilite', '/mediation', '/mentions-legales', '/retractation'];
    expect(paths('/cgv', '/cookies', ...owed, '/privacy', '/terms')).toEqual(['/privacy', '/terms', ...owed]);
  });

  it('lists six at most, and never drops those two', () => {
    expect(paths('/a', '/b', '/c', '/d', '/e', '/f', '/privacy', '/terms')).toEqual([
      '/privacy',
      '/terms',
      '/a',
      '/b',
      '/c',
      '/d',
    ]);
  });
});
