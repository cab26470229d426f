// The service worker: `scripts/buildWorker.mjs` makes one file of it, which the server sends as `/sw.js`.
// What it does is told in docs/offline.md.
import {
  NetworkFirst,
  NetworkOnly,
  type RouteMatchCallback,
  Serwist,
  type SerwistPlugin,
} from 'serwist';
import { isPageMessage } from '@/lib/browser/offline/messages';
import { outdatedStoreIds, storeId, type StoreName } from '@/lib/browser/offline/stores';
import { isPreviewRoute } from '@/lib/request/previewRoute.mjs';
import { STORIES_PATH } from './answerKey';
import { keepPage } from './keptPage';
import { agedPage } from './note';
import { offlinePage } from './offlinePage';
import { pageRequest } from './fromSite';
import { onMessage } from './onMessage';
import { LASTING_ANSWERS, PAGE_STORES, placeOf, standsIn } from './place';
import { answerStories, PATIENCE_MS, withoutConnection } from './respond';
import { answerScript, startBuild } from './scripts';
import { keep } from './store';
import type { WorkerScope } from './workerScope';

declare const self: WorkerScope;

const FILES = self.__SW_MANIFEST;

/** Stores by itself, since it has to make room for what it stores; Serwist is left nothing to write. */
const storing = (store: (url: URL, response: Response) => Promise<unknown>): SerwistPlugin => ({
  cacheWillUpdate: async ({ request, response }) => {
    await store(new URL(request.url), response);
    return null;
  },
});

const storingIn = (name: StoreName) =>
  storing(async (url, response) => response.ok && keep(name, url.href, response));

/** A kept page is found by its path, and says of when it is. */
const page: SerwistPlugin = {
  requestWillFetch: async ({ request }) => pageRequest(request),
  ...storing(keepPage),
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url);
    const place = placeOf(url);
    return place && standsIn(url, place) ? place.key : request;
  },
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    const url = new URL(request.url);
    const place = placeOf(url);
    if (!cachedResponse || !place) return cachedResponse;
    return place.isOffline ? offlinePage(place.locale) : agedPage(url);
  },
};

const offline: SerwistPlugin = {
  handlerDidError: async ({ request }) => withoutConnection(new URL(request.url)),
};

const networkFirst = (name: StoreName, plugins: SerwistPlugin[]) =>
  new NetworkFirst({
    cacheName: storeId(name),
    networkTimeoutSeconds: PATIENCE_MS / 1000,
    // A page differs by none of what `Vary` names; see `lib/request`.
    matchOptions: { ignoreVary: true },
    plugins,
  });

const isOpened: RouteMatchCallback = ({ request, sameOrigin, url }) =>
  sameOrigin && request.mode === 'navigate' && !isPreviewRoute(url.pathname);

const beneath =
  (pattern: RegExp): RouteMatchCallback =>
  ({ sameOrigin, url }) =>
    sameOrigin && pattern.test(url.pathname);

const serwist = new Serwist({
  // Every version reads the same stores, and a kept page names the scripts of its own build: nothing
  // has to wait for the pages of the version before.
  skipWaiting: true,
  clientsClaim: true,
  // The site is asked while the worker starts.
  navigationPreload: true,
  runtimeCaching: [
    ...PAGE_STORES.map((store) => ({
      matcher: (options: Parameters<RouteMatchCallback>[0]) =>
        isOpened(options) && placeOf(options.url)?.store === store,
      handler: networkFirst(store, [page, offline]),
    })),
    { matcher: isOpened, handler: new NetworkOnly({ plugins: [offline] }) },
    {
      matcher: beneath(/^\/_next\/static\//),
      handler: ({ request, event }) => answerScript(request, (work) => event.waitUntil(work)),
    },
    {
      matcher: beneath(/^\/(?:pictures|scenes)\//),
      handler: networkFirst('pictures', [storingIn('pictures')]),
    },
    {
      matcher: beneath(/^\/(?:icons\.svg$|icons\/|manifests\/|favicon\.ico$)/),
      handler: networkFirst('files', [storingIn('files')]),
    },
    {
      matcher: beneath(LASTING_ANSWERS),
      handler: networkFirst('pins', [storingIn('pins')]),
    },
    {
      matcher: ({ sameOrigin, url }) => sameOrigin && url.pathname === STORIES_PATH,
      handler: ({ request, event }) => answerStories(request, (work) => event.waitUntil(work)),
    },
  ],
});

// Not Serwist's own listeners of other events: they are for what it fetches at the installation.
self.addEventListener('fetch', (event) => serwist.handleFetch(event));

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      outdatedStoreIds().then((ids) => Promise.all(ids.map((id) => caches.delete(id)))),
      startBuild(FILES),
    ]),
  );
});

self.addEventListener('message', (event) => {
  if (isPageMessage(event.data)) event.waitUntil(onMessage(event.data, FILES));
});
