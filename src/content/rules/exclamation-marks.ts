import type { Diagnostic } from '../diagnostic';
import { listPages } from '../pages';
import type { Rule } from './rule';

/** A page holds at most one exclamation mark. What it shares with other pages counts first, so that the page itself is reported. */
export const exclamationMarks: Rule = ({ root, loaded }) => {
  const site = loaded.find(({ type }) => type === 'SiteFacts');
  return listPages(loaded).flatMap(({ shared, own }) =>
    [...shared, ...own]
      .flatMap((document) =>
        document.passages.flatMap((passage) => marksIn(passage.text).map((nth) => ({ document, passage, nth }))),
      )
      .slice(1)
      .map(({ document, passage, nth }): Diagnostic => {
        // Those that the file itself does not hold come from a fact.
        const isOfFact = nth >= marksIn(passage.written).length;
        const fact = isOfFact && passage.facts.find(({ words }) => words.includes('!'));
        if (fact && site) {
          const message = `{{${fact.name}}} brings a second exclamation mark to a page. Write it without.`;
          return site.diagnosticAt([fact.name], message);
        }
        const message = 'The page has an exclamation mark already. Write a full stop here.';
        return { file: `${root}/${document.file}`, ...passage.find('!', nth), message };
      }),
  );
};

function marksIn(text: string): number[] {
  return [...text.matchAll(/!/g)].map((_, nth) => nth);
}
