import { useSyncExternalStore } from 'react';
import { isReduced, subscribe } from './connection';

/** True under Save-Data and at 3G speed or less; false if unknown. */
export const useReducedData = (): boolean =>
  useSyncExternalStore(subscribe, isReduced, () => false);
