// Bundled with the worker for sites that send notifications (`scripts/buildWorker.mjs`).

import { isObject } from '@/lib/isObject';
import { askPush, subscribeBy } from './askPush';
import { readChoice } from './keptChoice';
import type { PushScope } from './pushScope';
import { readSent, webAddress } from './sentNotification';

export function listenForPushes(scope: PushScope, origin: string): void {
  scope.addEventListener('push', (event) => {
    const { title, options } = readSent(event.data?.text() ?? '', origin);
    event.waitUntil(scope.registration.showNotification(title, options));
  });

  scope.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    notification.close();
    const data: unknown = notification.data;
    const given = isObject(data) ? data.url : undefined;
    event.waitUntil(open(scope, webAddress(given, origin)));
  });

  scope.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(renew(scope, event.oldSubscription, event.newSubscription));
  });
}

async function open({ clients }: PushScope, url: string): Promise<unknown> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((one) => one.url === url);
  return page ? page.focus() : clients.openWindow(url);
}

/** Only Chrome from 138 and Firefox from 137 on name both subscriptions. */
async function renew(
  { registration }: PushScope,
  before: PushSubscription | null | undefined,
  after: PushSubscription | null | undefined,
): Promise<void> {
  const kept = await readChoice();
  if (before) await askPush({ ask: 'end', subscription: before });
  if (!kept) return;
  const subscription = after ?? (await subscribeBy(registration.pushManager, kept.key));
  await askPush({ ask: 'start', subscription, choice: kept.choice });
}
