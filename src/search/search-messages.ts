/** The ids of what the help page renders for its search; none of them may be an id of the content. */
export const searchIds = { messages: 'search-messages', results: 'search-results', status: 'search-status' } as const;

/** What the help page tells its search, as JSON: the messages that results need. */
export type SearchMessages = {
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
