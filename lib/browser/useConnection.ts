import { useSyncExternalStore } from 'react';
import { isReduced, savesData, subscribe } from './connection';

export const useReducedData = (): boolean =>
  useSyncExternalStore(subscribe, isReduced, () => false);

/** False until hydration and without the API. */
export const useSaveData = (): boolean => useSyncExternalStore(subscribe, savesData, () => false);
