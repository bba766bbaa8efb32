import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates as a transition: React then works in short slices and lets the visitor's next gesture in
 * between them (https://react.dev/reference/react/startTransition). Undefined under `gatsby develop`,
 * whose pages come without HTML to hydrate: Gatsby then uses its own function.
 */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === 'production'
    ? (element: ReactNode, container: Element) =>
        startTransition(() => {
          hydrateRoot(container, element);
        })
    : undefined;
