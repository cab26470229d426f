import type { EventScope, LastingEvent } from '@/lib/browser/workerEvents';

export interface PushScope extends EventScope<PushEvents> {
  readonly clients: {
    matchAll(options: {
      type: 'window';
      includeUncontrolled: true;
    }): Promise<readonly { readonly url: string; focus(): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
  };
}

type PushEvents = {
  push: LastingEvent & { readonly data: { text(): string } | null };
  notificationclick: LastingEvent & { readonly notification: Notification };
  pushsubscriptionchange: LastingEvent & {
    readonly oldSubscription?: PushSubscription | null;
    readonly newSubscription?: PushSubscription | null;
  };
};
