import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

export const useIsHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
