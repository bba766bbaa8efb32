import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates as a transition: React then works in short slices and lets the visitor's next gesture in
 * between them (https://react.dev/reference/react/startTransition). Undefined under `gatsby develop`,
 * whose pages come without HTML to hydrate: Gatsby then uses its own function. In a browser without popovers, which
 * the menu asks about, a page stays as it came.
 */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === 'production'
    ? (element: ReactNode, container: Element) => {
        if (!('popover' in HTMLElement.prototype)) return;
        startTransition(() => {
          hydrateRoot(container, element);
        });
      }
    : undefined;
