import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from './error-boundary';
import { HelpSearch } from './live-search';
import type { SearchMessages } from './search-form';

/**
 * The help search, which static/page.js fetches once somebody uses the field: it renders what it finds into the element
 * that the page holds for it. The rest of the page stays as it is.
 */
const element = (id: string) => document.getElementById(id) as HTMLElement;
const form = document.querySelector('form[data-island]') as HTMLFormElement;
const messages = JSON.parse(element('search-messages').textContent ?? '') as SearchMessages;

createRoot(element('search-results')).render(
  <ErrorBoundary messages={messages.error}>
    <HelpSearch
      form={form}
      field={form.elements.namedItem('q') as HTMLInputElement}
      status={element('search-status')}
      messages={messages}
    />
  </ErrorBoundary>,
);
