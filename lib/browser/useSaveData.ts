import { useSyncExternalStore } from 'react';
import { savesData, subscribe } from './connection';

/**
 * Whether nothing at all should be asked unless the reader does it: under Save-Data. False until the
 * browser can say, and where it never does.
 */
export const useSaveData = (): boolean => useSyncExternalStore(subscribe, savesData, () => false);
