import { useSyncExternalStore } from 'react';
import { isReduced, savesData, subscribe } from './connection';

export const useReducedData = (): boolean =>
  useSyncExternalStore(subscribe, isReduced, () => false);

export const useSaveData = (): boolean => useSyncExternalStore(subscribe, savesData, () => false);
