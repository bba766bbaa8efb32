import { suggestion } from '../content/wording';
import { ruleMessages as say } from './check-messages';
import type { Rule } from './rule';

/** Each id of search.<lang>.yaml stands there once, and is one of faq.<lang>.yaml. */
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
