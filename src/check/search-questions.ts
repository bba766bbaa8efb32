import { suggestion } from '../content/wording';
import { ruleMessages } from './check-messages';
import type { Rule } from './rule';

/** Each id of search.<lang>.yaml is that of a question in faq.<lang>.yaml, and is there once. */
export const searchQuestions: Rule = ({ documents }) => {
  for (const { lang, validDocument: search, reportAt } of documents) {
    const faq = documents.find((document) => document.type === 'Faq' && document.lang === lang)?.validDocument;
    if (search?.type !== 'Search' || faq?.type !== 'Faq') continue;
    const faqIds = faq.data.groups.flatMap(({ items }) => items.map(({ id }) => id));
    const ids = search.data.questions.map(({ id }) => id);
    for (const [index, id] of ids.entries()) {
      const path = ['questions', index, 'id'];
      if (ids.indexOf(id) < index) reportAt(path, ruleMessages.sameSearchId(id));
      else if (!faqIds.includes(id)) reportAt(path, ruleMessages.noQuestion(id, lang, suggestion(id, faqIds)));
    }
  }
};
