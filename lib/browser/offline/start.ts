import { isReduced } from '@/lib/browser/connection';
import { subscribeToUrl } from '@/lib/browser/url';
import { registerWorker, tellWorker } from './worker';

/**
 * Starts what makes pages readable without a connection; to be called once the browser is idle. The worker is
 * told of the page, and of each story that is opened over it.
 */
export async function startOffline(): Promise<void> {
  const own = location.pathname;
  const tell = (type: 'visit' | 'read') =>
    tellWorker({ type, path: location.pathname, thrifty: isReduced() });
  subscribeToUrl(() => {
    if (location.pathname !== own) void tell('read');
  });
  await registerWorker();
  await tell('visit');
}
