import { FETCH_LIMIT_MS } from '@/lib/browser/fetchAnew';
import { PUSH_PATH } from '@/lib/request/postPaths.mjs';
import type { Choice } from './keptChoice';

type SubscriptionRequest =
  | { ask: 'start'; subscription: PushSubscription; choice: Choice }
  | { ask: 'end'; subscription: object };

export async function sendSubscriptionRequest(ask: SubscriptionRequest): Promise<boolean> {
  try {
    const { ok } = await fetch(PUSH_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ask),
      signal: AbortSignal.timeout(FETCH_LIMIT_MS),
    });
    return ok;
  } catch {
    return false;
  }
}

export const subscribeWithKey = (manager: PushManager, key: string): Promise<PushSubscription> =>
  manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
