import { BoundedMap } from '@/lib/boundedMap';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import { createTokenBucket } from './tokenBucket';

/** Any query returns a picture, so invented ones are rate-limited; those of recent stories pass. */

/** After a restart pictures of old stories are unknown too, so plain URLs get a higher limit. */
const LIMITS = {
  plain: { known: { count: 50_000, bytes: 1e7 }, others: { burst: 300, perSecond: 5 } },
  queried: { known: { count: 5_000, bytes: 2e6 }, others: { burst: 60, perSecond: 1 } },
} as const;

type Pictures = { known: BoundedMap<true>; allowance: () => number };

const pictures = () => processGlobal('site.queriedPictures', () => new Map<string, Pictures>());

export const isQueried = (url: string) => url.includes('?');

function picturesLike(url: string): Pictures {
  const kind = isQueried(url) ? 'queried' : 'plain';
  const key = `${kind} ${new URL(url).host}`;
  const { known, others } = LIMITS[kind];
  const own = pictures().get(key) ?? {
    known: new BoundedMap<true>(known),
    allowance: createTokenBucket(others),
  };
  pictures().set(key, own);
  return own;
}

export const notePicture = (url: string): void =>
  picturesLike(url).known.set(url, true, url.length);

export const isKnown = (url: string): boolean => picturesLike(url).known.get(url) !== undefined;

export const isAllowed = (url: string): boolean =>
  isKnown(url) || picturesLike(url).allowance() === 0;
