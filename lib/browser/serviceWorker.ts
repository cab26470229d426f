import type { PageMessage } from './workerMessages';

const PATH = '/sw.js';

const workers = (): ServiceWorkerContainer | null =>
  'serviceWorker' in navigator ? navigator.serviceWorker : null;

export async function registerWorker(): Promise<void> {
  try {
    await workers()?.register(PATH, { scope: '/', updateViaCache: 'none' });
  } catch {}
}

export async function tellWorker(message: PageMessage): Promise<void> {
  try {
    const registration = await workers()?.getRegistration();
    if (!registration) return;
    const { active } = await (registration.active ? registration : navigator.serviceWorker.ready);
    active?.postMessage(message);
  } catch {}
}
