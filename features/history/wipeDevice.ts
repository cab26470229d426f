import { wipeRecords } from '@/lib/browser/device/deviceRecord';

/** Deletes records and offline copies; false if any remain. */
export async function wipeDevice(): Promise<boolean> {
  wipeRecords();
  // Missing outside secure contexts, where the site stores no copies.
  if (!('caches' in globalThis)) return true;
  try {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
    return true;
  } catch {
    return false;
  }
}
