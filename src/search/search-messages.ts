/** The name of the form's field, and so of the query in an address such as /support?q=offline. static/page.js reads it, too. */
export const queryParameter = 'q';

/** The data that the page gives to the script of its search, as JSON. */
export type SearchMessages = Pick<Queries.SupportSearchFragment, 'mailLines'> & {
  path: string;
  lang: string;
  search: Omit<Queries.SupportSearchFragment['search'], 'noneIllustration'>;
  permalink: string;
  error: Omit<Queries.SupportErrorFragment, 'illustration'> & { lang: string };
};
