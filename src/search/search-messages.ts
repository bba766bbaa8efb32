/** The name of the form's field, and of the query in a URL such as /support?q=offline. */
export const queryParameter = 'q';

/** The data that the page gives to the script of its search, as JSON. */
export type SearchMessages = Pick<Queries.SupportSearchFragment, 'mailLines'> & {
  path: string;
  lang: string;
  search: Omit<Queries.SupportSearchFragment['search'], 'noneIllustration'>;
  permalink: string;
  error: Omit<Queries.UnexpectedErrorFragment, 'illustration'> & { lang: string };
};
