import { BoundedMap } from '@/lib/boundedMap';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import { createRate } from './rate';

/**
 * Any query returns a picture, so attackers could request endless variants. Only URLs from stories
 * are free; others are rate-limited, for cached old pages.
 */

const KNOWN = { count: 5_000, bytes: 2e6 };
const OTHERS = { burst: 60, perSecond: 1 };

type Host = { known: BoundedMap<true>; allowance: () => number };

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

export const isQueried = (url: string) => url.includes('?');

export function noteQueriedPicture(url: string): void {
  if (isQueried(url)) hostOf(url).known.set(url, true, url.length);
}

/** True without a query, for a known picture, or within the host's rate limit. */
export function mayBeMade(url: string): boolean {
  if (!isQueried(url)) return true;
  const { known, allowance } = hostOf(url);
  return known.get(url) !== undefined || allowance() === 0;
}
