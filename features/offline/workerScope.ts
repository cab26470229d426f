import type { EventScope, LastingEvent } from '@/lib/browser/workerEvents';

export interface WorkerScope extends EventScope<WorkerEvents> {
  readonly __SW_MANIFEST: readonly string[];
  readonly clients: {
    claim(): Promise<void>;
    get(id: string): Promise<{ postMessage(message: unknown): void } | undefined>;
  };
  skipWaiting(): Promise<void>;
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
