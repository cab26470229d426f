import { STORE_LIMITS, storeId, type StoreName } from '@/lib/browser/offline/stores';

/** From what is missed least to what is missed most. */
const BY_WORTH = [
  'pictures',
  'seen',
  'pins',
  'pages',
  'answers',
  'stories',
] as const satisfies readonly StoreName[];

/** Opens a store; one that is damaged is deleted and begun anew. */
async function open(name: StoreName): Promise<Cache> {
  const id = storeId(name);
  try {
    return await caches.open(id);
  } catch {
    await caches.delete(id);
    return caches.open(id);
  }
}

/** Deletes all but the newest entries: the Cache API lists them in the order they were written in. */
async function trim(store: Cache, most: number): Promise<void> {
  const entries = await store.keys();
  const tooMany = entries.slice(0, Math.max(0, entries.length - most));
  await Promise.all(tooMany.map((entry) => store.delete(entry)));
}

/** Deletes the older half of the first store that has something to give. */
async function makeRoom(): Promise<void> {
  for (const name of BY_WORTH) {
    const store = await open(name);
    const { length } = await store.keys();
    if (length === 0) continue;
    await trim(store, Math.floor(length / 2));
    return;
  }
}

async function write(name: StoreName, key: string, response: Response): Promise<void> {
  const store = await open(name);
  await store.put(key, response);
  await trim(store, STORE_LIMITS[name]);
}

/** They are about the bytes on the wire, which are decoded by now. */
const OF_THE_WIRE = ['content-encoding', 'content-length', 'transfer-encoding'];

/** Whether a body is shorter than its answer said. Firefox reads one that broke off as if it were whole. */
const isCutOff = ({ size }: Blob, { headers }: Response) =>
  !headers.has('content-encoding') && size < Number(headers.get('content-length'));

/** A function that gives a response again and again; null where its connection breaks off. */
export async function copiesOf(response: Response): Promise<(() => Response) | null> {
  const { status } = response;
  const headers = new Headers(response.headers);
  OF_THE_WIRE.forEach((name) => headers.delete(name));
  try {
    const body = await response.blob();
    if (isCutOff(body, response)) return null;
    return () => new Response(body, { status, headers });
  } catch {
    return null;
  }
}

const isFull = (fault: unknown) =>
  fault instanceof DOMException && fault.name === 'QuotaExceededError';

/** Writes are tried as often: a full device gives room a store at a time. */
const TRIES = BY_WORTH.length;

/**
 * Puts a response into a store as its newest entry. Where the device has no room, what is missed
 * least makes some. Never fails.
 *
 * @param key an absolute URL
 * @returns whether it is kept
 */
export async function keep(name: StoreName, key: string, response: Response): Promise<boolean> {
  const copy = await copiesOf(response);
  for (let tries = 1; copy && tries <= TRIES; tries++) {
    try {
      await write(name, key, copy());
      return true;
    } catch (fault) {
      if (!isFull(fault)) return false;
      try {
        await makeRoom();
      } catch {
        return false;
      }
    }
  }
  return false;
}

/** An entry of a store; one that cannot be read is deleted, and the store where that fails too. */
export async function find(name: StoreName, key: string): Promise<Response | undefined> {
  try {
    return await (await open(name)).match(key, { ignoreVary: true });
  } catch {
    try {
      await (await open(name)).delete(key, { ignoreVary: true });
    } catch {
      await caches.delete(storeId(name)).catch(() => {});
    }
    return undefined;
  }
}

/** Deletes an entry of a store, if there is one. */
export async function remove(name: StoreName, key: string): Promise<void> {
  try {
    await (await open(name)).delete(key, { ignoreVary: true });
  } catch {
    // What cannot be opened serves nobody.
  }
}

/** The URLs of a store's entries, the newest first. */
export async function keysOf(name: StoreName): Promise<string[]> {
  try {
    return (await (await open(name)).keys()).map(({ url }) => url).reverse();
  } catch {
    return [];
  }
}
