import { ruleMessages as say, suggestion } from './messages';
import type { Rule } from './rule';

/** What people type leads to a question that there is: each id of search.<lang>.yaml stands once, and in faq.<lang>.yaml. */
export const searchQuestions: Rule = ({ loaded }) =>
  loaded.flatMap(({ lang, document, diagnosticAt }) => {
    const faq = loaded.find((one) => one.type === 'Faq' && one.lang === lang)?.document;
    if (document?.type !== 'Search' || faq?.type !== 'Faq') return [];
    const known = faq.data.groups.flatMap(({ items }) => items.map(({ id }) => id));
    const ids = document.data.questions.map(({ id }) => id);
    return ids.flatMap((id, index) => {
      const path = ['questions', index, 'id'];
      if (ids.indexOf(id) < index) return [diagnosticAt(path, say.sameSearchId(id))];
      return known.includes(id) ? [] : [diagnosticAt(path, say.noQuestion(id, lang, suggestion(id, known)))];
    });
  });
