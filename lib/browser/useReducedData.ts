import { useSyncExternalStore } from 'react';
import { isReduced, subscribe } from './connection';

export const useReducedData = (): boolean =>
  useSyncExternalStore(subscribe, isReduced, () => false);
