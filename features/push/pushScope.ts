/** Declared by hand, because TypeScript's worker library conflicts with the DOM's. */
export interface PushScope {
  readonly clients: {
    matchAll(options: {
      type: 'window';
      includeUncontrolled: true;
    }): Promise<readonly { readonly url: string; focus(): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: ServiceWorkerRegistration;
  addEventListener<T extends keyof PushEvents>(
    type: T,
    listener: (event: PushEvents[T]) => void,
  ): void;
}

interface LastingEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

type PushEvents = {
  push: LastingEvent & { readonly data: { text(): string } | null };
  notificationclick: LastingEvent & { readonly notification: Notification };
  pushsubscriptionchange: LastingEvent & {
    readonly oldSubscription?: PushSubscription | null;
    readonly newSubscription?: PushSubscription | null;
  };
};
