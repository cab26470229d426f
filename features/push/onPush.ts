// Bundled with the worker for sites that send notifications (`scripts/buildWorker.mjs`).

import { isObject } from '@/lib/isObject';
import { parseJson } from '@/lib/parseJson';
import { readChoice } from './keptChoice';
import type { PushScope } from './pushScope';
import { sendSubscriptionRequest, subscribeWithKey } from './sendSubscriptionRequest';

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
  if (before) await sendSubscriptionRequest({ ask: 'end', subscription: before });
  if (!kept) return;
  const subscription = after ?? (await subscribeWithKey(registration.pushManager, kept.key));
  await sendSubscriptionRequest({ ask: 'start', subscription, choice: kept.choice });
}

type SentNotification = {
  title: string;
  options: NotificationOptions & { data: { url: string } };
};

/** In the form of declarative web push, which Safari shows by itself. */
export function readSent(text: string, origin: string): SentNotification {
  const sent = membersIn(membersIn(parseJson(text)).notification);
  const { title, body, icon, badge, tag, lang, navigate } = sent;
  return {
    // A push that shows nothing costs the site its permission.
    title: textOf(title) ?? new URL(origin).host,
    options: {
      body: textOf(body) ?? '',
      icon: textOf(icon),
      badge: textOf(badge),
      tag: textOf(tag),
      lang: textOf(lang),
      dir: 'auto',
      data: { url: webAddress(textOf(navigate) ?? '/', origin) },
    },
  };
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const membersIn = (value: unknown): Readonly<Record<string, unknown>> =>
  isObject(value) ? value : {};

/** The front page's URL for anything but a page of this site. */
export function webAddress(given: unknown, origin: string): string {
  const home = new URL('/', origin).href;
  if (typeof given !== 'string') return home;
  try {
    const { protocol, href } = new URL(given, origin);
    return protocol === 'https:' || new URL(href).origin === origin ? href : home;
  } catch {
    return home; // no `URL.canParse`: Safari shows notifications from 16.4 on, and has it from 17 on
  }
}
