import { isReduced } from '@/lib/browser/connection';
import { pageBehind } from '@/lib/browser/isOtherPage';
import { subscribeToUrl } from '@/lib/browser/url';
import { loadOnceOnline } from './loadOnceOnline';
import { registerWorker, tellWorker } from './worker';

/**
 * Starts what makes pages readable without a connection; to be called once the browser is idle. The worker is
 * told of the page, and of each story that is opened over it, also of one that was before. The offline page loads
 * what it stands in for once there is a connection.
 */
export async function startOffline(): Promise<void> {
  // The page's own path, also where a story is open over it by now.
  const own = pageBehind(history.state) ?? location.pathname;
  const tell = (type: 'visit' | 'read', path: string) =>
    tellWorker({ type, path, thrifty: isReduced() });
  const tellOfStory = async () => {
    if (location.pathname !== own) await tell('read', location.pathname);
  };
  subscribeToUrl(() => void tellOfStory());
  loadOnceOnline();
  await registerWorker();
  await tell('visit', own);
  await tellOfStory();
}
