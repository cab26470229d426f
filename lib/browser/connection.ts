/**
 * The Network Information API, which Chromium alone has and TypeScript does not describe; null
 * elsewhere.
 */
export const connection = (): EventTarget | null =>
  'connection' in navigator && navigator.connection instanceof EventTarget
    ? navigator.connection
    : null;

/** Hears of each change of the connection; gives what ends that. */
export function subscribe(listener: () => void) {
  const network = connection();
  network?.addEventListener('change', listener);
  return () => network?.removeEventListener('change', listener);
}

/** The classes of the Network Information API whose downlink is below 700 kbit/s. */
const SLOW: readonly unknown[] = ['slow-2g', '2g', '3g'];

/** Whether nothing should be fetched ahead: under Save-Data, and on a connection of the speed of 3G or less. */
export function isReduced(): boolean {
  const network = connection();
  return (
    savesData() ||
    (network !== null && 'effectiveType' in network && SLOW.includes(network.effectiveType))
  );
}

/** Whether the reader has asked for less data. */
export function savesData(): boolean {
  const network = connection();
  return network !== null && 'saveData' in network && network.saveData === true;
}
