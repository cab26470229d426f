import type { PageMessage } from './messages';

const PATH = '/sw.js';

/** The browser's service workers; null where it has none, or hides them as some private windows do. */
const workers = (): ServiceWorkerContainer | null =>
  'serviceWorker' in navigator ? navigator.serviceWorker : null;

/** Registers the worker of the site. Whatever fails, pages do without. */
export async function registerWorker(): Promise<void> {
  try {
    // Blocked registrations may resolve to nothing.
    await workers()?.register(PATH, { scope: '/', updateViaCache: 'none' });
  } catch {
    // Storage is blocked or full, or the worker could not be had: the next page tries again.
  }
}

/** Tells the worker something, once there is one; does nothing where there never is. */
export async function tellWorker(message: PageMessage): Promise<void> {
  try {
    const registration = await workers()?.getRegistration();
    if (!registration) return;
    const { active } = await (registration.active ? registration : navigator.serviceWorker.ready);
    active?.postMessage(message);
  } catch {
    // As above.
  }
}

/**
 * Keeps a page on the device that the reader has saved, under any connection.
 *
 * @param path with the prefix of its language, such as `/hi/news/42`
 */
export const keepForOffline = (path: string): Promise<void> => tellWorker({ type: 'keep', path });
