/** Network Information API: Chromium only, missing in TypeScript's types. */
export const connection = (): EventTarget | null =>
  'connection' in navigator && navigator.connection instanceof EventTarget
    ? navigator.connection
    : null;

export function subscribe(listener: () => void) {
  const network = connection();
  network?.addEventListener('change', listener);
  return () => network?.removeEventListener('change', listener);
}

/** Classes with a downlink below 700 kbit/s. */
const SLOW: readonly unknown[] = ['slow-2g', '2g', '3g'];

export function isReduced(): boolean {
  const network = connection();
  return (
    savesData() ||
    (network !== null && 'effectiveType' in network && SLOW.includes(network.effectiveType))
  );
}

export function savesData(): boolean {
  const network = connection();
  return network !== null && 'saveData' in network && network.saveData === true;
}
