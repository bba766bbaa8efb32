import { JSDOM } from 'jsdom';
import { reservedIds } from '../../src/content/constants';
import { siteDir } from '../support/site-dir';
import { contentOf, documentsOf } from './support/content';
import { pageHtml } from './support/page-words';
import { expect, test } from './support/test';

/** The pages whose content gives ids, and those ids. */
const pages = [
  ...documentsOf('LegalDocument').map(({ data }) => ({
    path: data.path,
    reserved: reservedIds.legal,
    given: data.sections.map(({ id }) => id),
  })),
  ...documentsOf('Support').map(({ data, lang }) => ({
    path: data.path,
    reserved: reservedIds.support,
    given: contentOf('Faq', lang).groups.flatMap(({ id, items }) => [
      id,
      ...items.flatMap((item) => [item.id, `${item.id}-question`]),
    ]),
  })),
];

for (const { path, reserved, given } of pages) {
  test(`the ids of ${path} are those of its content, and reserved ones`, () => {
    const { document } = new JSDOM(pageHtml(siteDir, path)).window;
    // React's own and Gatsby's root begin with a sign that no id in the content can have.
    const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id).filter((id) => !id.startsWith('_'));
    expect(ids.filter((id) => !given.includes(id) && !reserved.includes(id))).toEqual([]);
  });
}
