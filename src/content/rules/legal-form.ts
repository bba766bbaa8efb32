import { didYouMean } from '../similar';
import { parseMarkdown } from '../text/markdown';
import type { Rule } from './rule';

/** The section that a legal document names as its form is there, with a list whose entries become lines to fill in. */
export const legalForm: Rule = ({ loaded }) =>
  loaded.flatMap(({ document, diagnosticAt }) => {
    if (document?.type !== 'LegalDocument' || !document.data.form) return [];
    const { form, sections } = document.data;
    const section = sections.find(({ id }) => id === form);
    if (!section) {
      const ids = sections.map(({ id }) => id);
      if (ids.length === 0)
        return [
          diagnosticAt(
            ['form'],
            `There is no section #${form}: the document has none. Write ## and its title above the form.`,
          ),
        ];
      const message = `There is no section #${form}.${didYouMean(form, ids) || ` There are: ${ids.join(', ')}.`}`;
      return [diagnosticAt(['form'], message)];
    }
    const message = `The section #${form} has no list with dashes. Write each line to fill in as "- Date :".`;
    const hasList = parseMarkdown(section.body).children.some((node) => node.type === 'list' && !node.ordered);
    return hasList ? [] : [diagnosticAt(['form'], message)];
  });
