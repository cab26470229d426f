// Bundled by `scripts/buildWorker.mjs` and served as `/sw.js`; see docs/offline.md.

import type { EventScope, ExtendableEvent } from '@/lib/browser/workerEvents';
import { isPageMessage } from '@/lib/browser/workerMessages';
import { isDraftRoute } from '@/lib/request/draftRoute.mjs';
import { answerFile, answerStories } from './answerFiles';
import { STORIES_PATH } from './answerKey';
import { answerPage } from './answerPage';
import { networkPage } from './fromSite';
import { CACHEABLE_ANSWERS } from './keptAddress';
import { onMessage } from './onMessage';
import { answerScript, startBuild } from './scripts';
import { outdatedStoreIds, type StoreName } from './storeLimits';

interface WorkerScope extends EventScope<WorkerEvents> {
  readonly __SW_MANIFEST: readonly string[];
  readonly clients: {
    claim(): Promise<void>;
    get(id: string): Promise<{ postMessage(message: unknown): void } | undefined>;
  };
  skipWaiting(): Promise<void>;
}

interface FetchedEvent extends ExtendableEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  readonly resultingClientId: string;
  respondWith(response: Promise<Response>): void;
}

interface MessageSent extends ExtendableEvent {
  readonly data: unknown;
}

type WorkerEvents = {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchedEvent;
  message: MessageSent;
};

declare const self: WorkerScope;

const FILES = self.__SW_MANIFEST;

const FILE_STORES: readonly (readonly [RegExp, StoreName])[] = [
  [/^\/(?:pictures|scenes)\//, 'pictures'],
  [/^\/(?:icons\.svg$|icons\/|manifests\/|favicon\.ico$)/, 'files'],
  [CACHEABLE_ANSWERS, 'pins'],
];

/** Firefox answers preloads from its HTTP cache during `stale-while-revalidate`, even offline. */
const preloads = !navigator.userAgent.includes('Firefox/');

const openPage = (url: URL, event: FetchedEvent): Promise<Response> =>
  answerPage(url, {
    network: () => networkPage(event.request, event.preloadResponse),
    tell: async (message) =>
      (await self.clients.get(event.resultingClientId))?.postMessage(message),
    waitUntil: (work) => event.waitUntil(work),
  });

function answer(event: FetchedEvent): Promise<Response> | null {
  const { request } = event;
  const url = new URL(request.url);
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(work);
  if (request.method !== 'GET' || url.origin !== location.origin) return null;
  if (request.mode === 'navigate') return isDraftRoute(url.pathname) ? null : openPage(url, event);
  if (url.pathname.startsWith('/_next/static/')) return answerScript(request, waitUntil);
  if (url.pathname === STORIES_PATH) return answerStories(request, waitUntil);
  const [, store] = FILE_STORES.find(([paths]) => paths.test(url.pathname)) ?? [];
  return store ? answerFile(store, request, waitUntil) : null;
}

// Activates at once: versions share stores, and kept pages name their own build's scripts.
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
