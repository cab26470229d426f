import { registerWorker } from '@/lib/browser/serviceWorker';
import {
  type Choice,
  forgetChoice,
  keepChoice,
  keepEnd,
  readChoice,
  resendEnd,
} from './keptChoice';
import { sendSubscriptionRequest, subscribeWithKey } from './sendSubscriptionRequest';

/** `none`: this browser, or this window, has no notifications. */
export type PushState = 'none' | 'denied' | 'off' | 'on';

const isSupported = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export async function pushState(): Promise<PushState> {
  if (!isSupported()) return 'none';
  if (Notification.permission === 'denied') return 'denied';
  if (Notification.permission !== 'granted' || !(await readChoice())) return 'off';
  return (await ownSubscription()) ? 'on' : 'off';
}

const wasMadeBy = ({ options }: PushSubscription, key: string): boolean =>
  options.applicationServerKey !== null &&
  btoa(String.fromCharCode(...new Uint8Array(options.applicationServerKey)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '') === key;

/**
 * Call it in a tap, or browsers refuse to ask.
 *
 * @param key the site's public key, in base64url
 * @returns whether notifications come from now on
 */
export async function startPush(choice: Choice, key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await registerWorker();
  // Without a registration `ready` never comes.
  if (!(await navigator.serviceWorker.getRegistration())) return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  // A browser refuses a second key as long as there is a subscription by the first.
  if (before && !wasMadeBy(before, key)) await before.unsubscribe();
  const subscription = await subscribeWithKey(pushManager, key);
  if (!(await sendSubscriptionRequest({ ask: 'start', subscription, choice }))) return false;
  await keepChoice({ choice, key });
  return true;
}

const sendEnd = (subscription: object) => sendSubscriptionRequest({ ask: 'end', subscription });

/**
 * The browser unsubscribes first, so that it works even if the site is unreachable.
 *
 * @returns whether the site has forgotten this device
 */
export async function endPush({ isWipe = false } = {}): Promise<boolean> {
  if (!isSupported()) return true;
  const subscription = await ownSubscription();
  await Promise.all([subscription?.unsubscribe(), forgetChoice()]);
  if (!subscription || (await sendEnd(subscription))) return true;
  if (!isWipe) await keepEnd(subscription).catch(() => {});
  return false;
}

export async function resendPush(): Promise<void> {
  await resendEnd(sendEnd).catch(() => {});
  const [kept, subscription] = await Promise.all([readChoice(), ownSubscription()]);
  if (kept && subscription)
    await sendSubscriptionRequest({ ask: 'start', subscription, choice: kept.choice });
}
