import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether the page's script runs here: false on the server and while hydrating, then true. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
