export type Choice = { language: string; states: string[]; topics: string[] };

/** `key`: the site's public key, for subscribing again. */
export type KeptChoice = { choice: Choice; key: string };

const CACHE = 'push';
const PATH = '/push-choice';

export async function keepChoice(kept: KeptChoice): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(PATH, new Response(JSON.stringify(kept)));
}

export const forgetChoice = (): Promise<boolean> => caches.delete(CACHE);

const areTexts = (list: unknown): list is string[] =>
  Array.isArray(list) && list.every((text) => typeof text === 'string');

function isChoice(given: unknown): given is Choice {
  return (
    typeof given === 'object' &&
    given !== null &&
    'language' in given &&
    typeof given.language === 'string' &&
    'states' in given &&
    areTexts(given.states) &&
    'topics' in given &&
    areTexts(given.topics)
  );
}

export async function readChoice(): Promise<KeptChoice | null> {
  try {
    const kept: unknown = await (await (await caches.open(CACHE)).match(PATH))?.json();
    return typeof kept === 'object' &&
      kept !== null &&
      'key' in kept &&
      typeof kept.key === 'string' &&
      'choice' in kept &&
      isChoice(kept.choice)
      ? { key: kept.key, choice: kept.choice }
      : null;
  } catch {
    return null;
  }
}
