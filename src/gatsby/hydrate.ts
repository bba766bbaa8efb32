import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates as a transition: React then works in short slices and lets the visitor's next gesture in
 * between them (https://react.dev/reference/react/startTransition).
 */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) =>
  startTransition(() => {
    hydrateRoot(container, element);
  });
