import { isObject } from '@/lib/isObject';

export type Choice = { language: string; states: string[]; topics: string[] };

/** `key`: the site's public key, for subscribing again. */
export type KeptChoice = { choice: Choice; key: string };

const CACHE = 'push';
const PATH = '/push-choice';

export async function keepChoice(kept: KeptChoice): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(PATH, new Response(JSON.stringify(kept)));
}

/** Stores an ended subscription until the site has deleted it. */
const END_PATH = '/push-end';

export async function keepEnd(subscription: PushSubscription): Promise<void> {
  await (await caches.open(CACHE)).put(END_PATH, new Response(JSON.stringify(subscription)));
}

/** @param send whether the site has forgotten it */
export async function resendEnd(send: (subscription: object) => Promise<boolean>): Promise<void> {
  const cache = await caches.open(CACHE);
  const kept: unknown = await (await cache.match(END_PATH))?.json();
  if (isObject(kept) && (await send(kept))) await cache.delete(END_PATH);
}

export const forgetChoice = (): Promise<boolean> => caches.delete(CACHE);

const areTexts = (list: unknown): list is string[] =>
  Array.isArray(list) && list.every((text) => typeof text === 'string');

const isChoice = (given: unknown): given is Choice =>
  isObject(given) &&
  typeof given.language === 'string' &&
  areTexts(given.states) &&
  areTexts(given.topics);

export async function readChoice(): Promise<KeptChoice | null> {
  try {
    const kept: unknown = await (await (await caches.open(CACHE)).match(PATH))?.json();
    return isObject(kept) && typeof kept.key === 'string' && isChoice(kept.choice)
      ? { key: kept.key, choice: kept.choice }
      : null;
  } catch {
    return null;
  }
}
