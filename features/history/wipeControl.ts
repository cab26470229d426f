import { wipeRecords } from '@/lib/browser/deviceRecord';

function bringIntoView(element: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight)
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Wiping may reset the text size, which moves the live region off the screen. */
export async function wipeFrom(control: HTMLElement): Promise<void> {
  const status = control.nextElementSibling;
  const isWiped = await wipeDevice();
  if (!(status instanceof HTMLElement)) return;
  status.textContent = (isWiped ? status.dataset.wiped : status.dataset.failed) ?? '';
  bringIntoView(status);
}

/** Requests that the worker still has open recreate deleted stores, so a second pass follows. */
const WRITING_MS = 500;

/** Deletes records and offline copies; false if any remain. */
export async function wipeDevice(): Promise<boolean> {
  wipeRecords();
  // Missing outside secure contexts, where the site stores no copies.
  if (!('caches' in globalThis)) return true;
  try {
    if (!(await deleteStores())) return true;
    await new Promise((done) => setTimeout(done, WRITING_MS));
    return !(await deleteStores()) || (await caches.keys()).length === 0;
  } catch {
    return false;
  }
}

/** @returns whether there were any */
async function deleteStores(): Promise<boolean> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  return names.length > 0;
}
