import { isReduced } from '@/lib/browser/connection';
import { isMetered } from '@/lib/browser/metered';
import { pageBehind } from '@/lib/browser/isOtherPage';
import { pageLoaded } from '@/lib/browser/pageLoaded';
import { subscribeToUrl } from '@/lib/browser/url';
import { loadOnceOnline } from './loadOnceOnline';
import { registerWorker, tellWorker } from './worker';

/** The scripts and styles of the build that the page has loaded so far, those that came late among them. */
const loadedScripts = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) =>
        origin === location.origin && /^\/_next\/static\/.+\.(?:js|css)$/.test(pathname),
    )
    .map(({ pathname }) => pathname);

/**
 * Starts what makes pages readable without a connection; to be called once the browser is idle. The worker is
 * told of the page, and of each story that is opened over it, also of one that was before. The offline page loads
 * what it stands in for once there is a connection.
 */
export async function startOffline(): Promise<void> {
  // The page's own path, also where a story is open over it by now.
  const own = pageBehind(history.state) ?? location.pathname;
  const tellOfStory = async () => {
    const { pathname: path } = location;
    if (path !== own) await tellWorker({ type: 'read', path, thrifty: isReduced() });
  };
  subscribeToUrl(() => void tellOfStory());
  loadOnceOnline();
  // The worker's script waits for what the page still loads.
  await pageLoaded();
  await registerWorker();
  await tellWorker({ type: 'visit', path: own, thrifty: isMetered(), scripts: loadedScripts() });
  await tellOfStory();
}
