/**
 * What the worker uses of its global scope. TypeScript describes all of it in a library that
 * contradicts that of documents.
 */
export interface WorkerScope {
  /** The scripts of the build, which `scripts/buildWorker.mjs` writes in its place. */
  readonly __SW_MANIFEST: readonly string[];
  readonly clients: {
    claim(): Promise<void>;
    get(id: string): Promise<{ postMessage(message: unknown): void } | undefined>;
  };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener<T extends keyof WorkerEvents>(
    type: T,
    listener: (event: WorkerEvents[T]) => void,
  ): void;
}

/** An event that lasts as long as the promises it is given. */
interface LastingEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

export interface FetchedEvent extends LastingEvent {
  readonly request: Request;
  /** What a browser has asked for while the worker started. */
  readonly preloadResponse: Promise<Response | undefined>;
  /** The page that the answer becomes. */
  readonly resultingClientId: string;
  respondWith(response: Promise<Response>): void;
}

interface MessageSent extends LastingEvent {
  readonly data: unknown;
}

type WorkerEvents = {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: FetchedEvent;
  message: MessageSent;
};
