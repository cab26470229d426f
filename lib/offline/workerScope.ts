/**
 * What the worker uses of its global scope. TypeScript describes all of it in a library that
 * contradicts that of documents.
 */
export interface WorkerScope {
  /** The scripts of the build, which `scripts/buildWorker.mjs` writes in its place. */
  readonly __SW_MANIFEST: readonly string[];
  addEventListener<T extends keyof WorkerEvents>(
    type: T,
    listener: (event: WorkerEvents[T]) => void,
  ): void;
}

/** An event that lasts as long as the promises it is given. */
interface LastingEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

interface FetchedEvent extends LastingEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface MessageSent extends LastingEvent {
  readonly data: unknown;
}

type WorkerEvents = { activate: LastingEvent; fetch: FetchedEvent; message: MessageSent };
