import { useSyncExternalStore } from 'react';
import { connection, savesData, subscribe } from './connection';

/** The classes of the Network Information API whose downlink is below 700 kbit/s. */
const SLOW: readonly unknown[] = ['slow-2g', '2g', '3g'];

function isReduced(): boolean {
  const network = connection();
  return (
    savesData() ||
    (network !== null && 'effectiveType' in network && SLOW.includes(network.effectiveType))
  );
}

/**
 * Whether no stories should be fetched ahead: under Save-Data, and on a connection of the speed of
 * 3G or less. False until the browser can say, and where it never does.
 */
export const useReducedData = (): boolean =>
  useSyncExternalStore(subscribe, isReduced, () => false);
