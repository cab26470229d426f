import { wipeRecords } from './deviceRecord';

/**
 * Deletes all that the site keeps on the device: its records, and the pages kept for reading offline. Gives
 * whether all of it could be deleted.
 */
export async function wipeDevice(): Promise<boolean> {
  wipeRecords();
  // Missing outside of secure contexts, where nothing was kept either.
  if (!('caches' in globalThis)) return true;
  try {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
    return true;
  } catch {
    return false;
  }
}
