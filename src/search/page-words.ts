/** The ids of what the help page renders for its search; none of them may be an id of the content. */
export const searchIds = { words: 'search-words', results: 'search-results', status: 'search-status' } as const;

/** What the help page tells its search, as JSON: the words that results need. */
export type SearchWords = {
  path: string;
  lang: string;
  search: Record<
    'best' | 'one' | 'many' | 'others' | 'legal' | 'none' | 'noneText' | 'failed' | 'mail' | 'mailTo',
    string
  >;
  mailLines: readonly string[];
  permalink: string;
  error: Record<'lang' | 'title' | 'text' | 'details' | 'reload' | 'home', string>;
};
