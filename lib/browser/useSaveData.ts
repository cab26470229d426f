import { useSyncExternalStore } from 'react';
import { savesData, subscribe } from './connection';

/** False until hydration and without the API. */
export const useSaveData = (): boolean => useSyncExternalStore(subscribe, savesData, () => false);
