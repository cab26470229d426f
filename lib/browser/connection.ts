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

/** Whether the reader has asked for less data. */
export function savesData(): boolean {
  const network = connection();
  return network !== null && 'saveData' in network && network.saveData === true;
}
