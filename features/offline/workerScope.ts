/** Declared by hand, because TypeScript's worker library conflicts with the DOM's. */
export interface WorkerScope {
  /** Injected by `scripts/buildWorker.mjs`. */
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

interface LastingEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

export interface FetchedEvent extends LastingEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
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
