import type { PageMessage } from './workerMessages';

const PATH = '/sw.js';

/** Null if unsupported, or hidden as in some private windows. */
const workers = (): ServiceWorkerContainer | null =>
  'serviceWorker' in navigator ? navigator.serviceWorker : null;

export async function registerWorker(): Promise<void> {
  try {
    // Blocked registrations may resolve to nothing.
    await workers()?.register(PATH, { scope: '/', updateViaCache: 'none' });
  } catch {
    // Storage or network failure; the next page tries again.
  }
}

export async function tellWorker(message: PageMessage): Promise<void> {
  try {
    const registration = await workers()?.getRegistration();
    if (!registration) return;
    const { active } = await (registration.active ? registration : navigator.serviceWorker.ready);
    active?.postMessage(message);
  } catch {}
}
