import { useSyncExternalStore } from 'react';
import { isReduced, subscribe } from './connection';

/**
 * Whether no stories should be fetched ahead: under Save-Data, and on a connection of the speed of
 * 3G or less. False until the browser can say, and where it never does.
 */
export const useReducedData = (): boolean =>
  useSyncExternalStore(subscribe, isReduced, () => false);
