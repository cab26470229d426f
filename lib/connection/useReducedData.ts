import { useSyncExternalStore } from 'react';

/** The classes of the Network Information API whose downlink is below 700 kbit/s. */
const SLOW: readonly unknown[] = ['slow-2g', '2g', '3g'];

/**
 * The Network Information API, which Chromium alone has and TypeScript does not describe; null
 * elsewhere.
 */
const connection = (): EventTarget | null =>
  'connection' in navigator && navigator.connection instanceof EventTarget
    ? navigator.connection
    : null;

function isReduced(): boolean {
  const network = connection();
  if (!network) return false;
  return (
    ('saveData' in network && network.saveData === true) ||
    ('effectiveType' in network && SLOW.includes(network.effectiveType))
  );
}

function subscribe(listener: () => void) {
  const network = connection();
  network?.addEventListener('change', listener);
  return () => network?.removeEventListener('change', listener);
}

/**
 * Whether nothing should be fetched that the reader did not ask for: under Save-Data, and on a
 * connection of the speed of 3G or less. False until the browser can say, and where it never does.
 */
export const useReducedData = (): boolean =>
  useSyncExternalStore(subscribe, isReduced, () => false);
