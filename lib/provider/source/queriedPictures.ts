import { BoundedMap } from '@/lib/boundedMap';
import { createRate } from './rate';
import { processGlobal } from '@/lib/request/processGlobal.mjs';

/**
 * Pictures whose URL has a query: a host gives the same picture for any number of them, so that
 * whoever asks could have one made for each. Those that a story names are known, the latest of each
 * host; of others a host has few made, which is for pages that a cache has kept longer than this
 * process runs.
 */

/** Of a host. */
const KNOWN = { count: 5_000, bytes: 2e6 };
const OTHERS = { burst: 60, perSecond: 1 };

type Host = { known: BoundedMap<true>; allowance: () => number };

/** Of the whole process: stories and pictures are bundled apart. Listed hosts alone, so that these are few. */
const hosts = () => processGlobal('site.queriedPictures', () => new Map<string, Host>());

function hostOf(url: string): Host {
  const { host } = new URL(url);
  const own = hosts().get(host) ?? {
    known: new BoundedMap<true>(KNOWN),
    allowance: createRate(OTHERS),
  };
  hosts().set(host, own);
  return own;
}

/** Whether a picture's URL, as `pictureUrl` writes it, has a query. */
export const isQueried = (url: string) => url.includes('?');

/** Remembers a picture that a story names. */
export function noteQueriedPicture(url: string): void {
  if (isQueried(url)) hostOf(url).known.set(url, true, url.length);
}

/** Whether a listed picture may be made now: one without a query, one that is known, or one of a few. */
export function mayBeMade(url: string): boolean {
  if (!isQueried(url)) return true;
  const { known, allowance } = hostOf(url);
  return known.get(url) !== undefined || allowance() === 0;
}
