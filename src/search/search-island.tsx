import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from './error-boundary';
import { LiveSearch } from './live-search';
import { queryParameter, type SearchMessages } from './search-messages';

/* The script of the search, which static/page.js fetches at the first focus. It renders only the results. */
const element = (id: string) => document.getElementById(id) as HTMLElement;
const form = document.querySelector('form[data-island]') as HTMLFormElement;
const messages = JSON.parse(element('search-messages').textContent ?? '') as SearchMessages;

createRoot(element('search-results')).render(
  <ErrorBoundary messages={messages.error}>
    <LiveSearch
      form={form}
      field={form.elements.namedItem(queryParameter) as HTMLInputElement}
      status={element('search-status')}
      messages={messages}
    />
  </ErrorBoundary>,
);
