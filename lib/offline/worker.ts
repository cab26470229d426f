// The service worker: `scripts/buildWorker.mjs` makes one file of it, which the server sends as `/sw.js`.
// What it does is told in docs/offline.md.
import { isPageMessage } from '@/lib/browser/offline/messages';
import { outdatedStoreIds, type StoreName } from '@/lib/browser/offline/stores';
import { isPreviewRoute } from '@/lib/request/previewRoute.mjs';
import { answerFile, answerStories } from './answerFiles';
import { STORIES_PATH } from './answerKey';
import { answerPage } from './answerPage';
import { networkPage } from './fromSite';
import { onMessage } from './onMessage';
import { LASTING_ANSWERS } from './place';
import { answerScript, startBuild } from './scripts';
import type { FetchedEvent, WorkerScope } from './workerScope';

declare const self: WorkerScope;

const FILES = self.__SW_MANIFEST;

/** The paths of files, with the store of each. */
const FILE_STORES: readonly (readonly [RegExp, StoreName])[] = [
  [/^\/(?:pictures|scenes)\//, 'pictures'],
  [/^\/(?:icons\.svg$|icons\/|manifests\/|favicon\.ico$)/, 'files'],
  [LASTING_ANSWERS, 'pins'],
];

/**
 * Firefox takes what is asked for while the worker starts out of its HTTP cache for as long as
 * `stale-while-revalidate` says, also without a connection.
 */
const preloads = !navigator.userAgent.includes('Firefox/');

const openPage = (url: URL, event: FetchedEvent): Promise<Response> =>
  answerPage(url, {
    network: () => networkPage(event.request, event.preloadResponse),
    tell: async (message) =>
      (await self.clients.get(event.resultingClientId))?.postMessage(message),
    waitUntil: (work) => event.waitUntil(work),
  });

/** The answer to a request; null where the worker leaves it to the browser. */
function answer(event: FetchedEvent): Promise<Response> | null {
  const { request } = event;
  const url = new URL(request.url);
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(work);
  if (request.method !== 'GET' || url.origin !== location.origin) return null;
  if (request.mode === 'navigate')
    return isPreviewRoute(url.pathname) ? null : openPage(url, event);
  if (url.pathname.startsWith('/_next/static/')) return answerScript(request, waitUntil);
  if (url.pathname === STORIES_PATH) return answerStories(request, waitUntil);
  const [, store] = FILE_STORES.find(([paths]) => paths.test(url.pathname)) ?? [];
  return store ? answerFile(store, request, waitUntil) : null;
}

// Every version reads the same stores, and a kept page names the scripts of its own build: nothing
// has to wait for the pages of the version before.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => {
  const { navigationPreload } = self.registration;
  event.waitUntil(
    Promise.all([
      preloads ? navigationPreload.enable() : navigationPreload.disable(),
      self.clients.claim(),
      outdatedStoreIds().then((ids) => Promise.all(ids.map((id) => caches.delete(id)))),
      startBuild(FILES),
    ]),
  );
});

self.addEventListener('fetch', (event) => {
  const answered = answer(event);
  if (answered) event.respondWith(answered);
});

self.addEventListener('message', (event) => {
  if (isPageMessage(event.data)) event.waitUntil(onMessage(event.data, FILES));
});
