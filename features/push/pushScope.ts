import type { EventScope, ExtendableEvent } from '@/lib/browser/workerEvents';

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
  push: ExtendableEvent & { readonly data: { text(): string } | null };
  notificationclick: ExtendableEvent & { readonly notification: Notification };
  pushsubscriptionchange: ExtendableEvent & {
    readonly oldSubscription?: PushSubscription | null;
    readonly newSubscription?: PushSubscription | null;
  };
};
