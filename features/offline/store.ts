import { STORE_LIMITS, storeId, type StoreName } from './storeLimits';

const BY_PRIORITY: readonly StoreName[] = [
  'pictures',
  'seen',
  'pins',
  'pages',
  'answers',
  'stories',
  'saved',
];

async function open(name: StoreName): Promise<Cache> {
  const id = storeId(name);
  try {
    return await caches.open(id);
  } catch {
    await caches.delete(id);
    return caches.open(id);
  }
}

/** The Cache API lists entries in write order. */
async function trim(store: Cache, most: number): Promise<void> {
  const entries = await store.keys();
  const tooMany = entries.slice(0, Math.max(0, entries.length - most));
  await Promise.all(tooMany.map((entry) => store.delete(entry)));
}

async function makeRoom(stores: readonly StoreName[]): Promise<void> {
  for (const name of stores) {
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

/** Describes wire bytes, which are decoded by now. */
const TRANSFER_HEADERS = ['content-encoding', 'content-length', 'transfer-encoding'];

/** Firefox treats a truncated body as complete. */
const isTruncated = ({ size }: Blob, { headers }: Response) =>
  !headers.has('content-encoding') && size < Number(headers.get('content-length'));

export async function copiesOf(response: Response): Promise<(() => Response) | null> {
  const { status } = response;
  const headers = new Headers(response.headers);
  TRANSFER_HEADERS.forEach((name) => headers.delete(name));
  try {
    const body = await response.blob();
    if (isTruncated(body, response)) return null;
    return () => new Response(body, { status, headers });
  } catch {
    return null;
  }
}

const isFull = (fault: unknown) =>
  fault instanceof DOMException && fault.name === 'QuotaExceededError';

/**
 * Frees space from less valuable stores if needed; never rejects.
 *
 * @param key an absolute URL
 * @returns whether it is kept
 */
export async function keep(name: StoreName, key: string, response: Response): Promise<boolean> {
  const copy = await copiesOf(response);
  // Never empties a store worth more than the new entry; saved stories only make way for saved
  // ones.
  const stores = BY_PRIORITY.slice(0, BY_PRIORITY.indexOf(name) + 1 || -1);
  for (let tries = 0; copy && tries <= stores.length; tries++) {
    try {
      await write(name, key, copy());
      return true;
    } catch (fault) {
      if (!isFull(fault)) return false;
      try {
        // Each retry empties another one.
        await makeRoom(stores.slice(tries));
      } catch {
        return false;
      }
    }
  }
  return false;
}

/** Deletes unreadable entries, or the store if that fails. */
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

export async function remove(name: StoreName, key: string): Promise<void> {
  try {
    await (await open(name)).delete(key, { ignoreVary: true });
  } catch {}
}

export async function keysOf(name: StoreName): Promise<string[]> {
  try {
    return (await (await open(name)).keys()).map(({ url }) => url).reverse();
  } catch {
    return [];
  }
}
