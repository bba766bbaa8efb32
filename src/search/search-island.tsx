import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from './error-boundary';
import { HelpSearch } from './live-search';
import { type SearchWords, searchIds } from './page-words';

/**
 * Renders what the help search finds into the element that the page holds for it; the rest of the page stays as it is.
 * @returns what takes it away again
 */
export const mountSearch = (form: HTMLFormElement): (() => void) => {
  const of = (name: keyof typeof searchIds) => document.getElementById(searchIds[name]) as HTMLElement;
  const words = JSON.parse(of('words').textContent ?? '') as SearchWords;
  const field = form.elements.namedItem('q') as HTMLInputElement;
  const root = createRoot(of('results'));
  root.render(
    <ErrorBoundary words={words.error}>
      <HelpSearch form={form} field={field} status={of('status')} words={words} />
    </ErrorBoundary>,
  );
  return () => root.unmount();
};

// On a built page, which fetches this file when its search is used; `gatsby develop` mounts it by itself.
const form = document.querySelector<HTMLFormElement>('form[data-island]');
if (form) mountSearch(form);
