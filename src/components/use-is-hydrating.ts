import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** True while React takes over a page that the server has drawn; false on a page that it draws itself. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
