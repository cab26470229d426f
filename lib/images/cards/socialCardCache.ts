import 'server-only';
import { BoundedMap } from '@/lib/boundedMap';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import type { SocialCardUrl } from './socialCardUrl';

export type SocialCard = { bytes: Uint8Array<ArrayBuffer>; immutable: boolean };

const LIMIT_BYTES = 64_000_000;
const LIMIT_IN_FLIGHT = 100;
const FALLBACK_MS = 60_000;
type CachedSocialCard = SocialCard & { hash: string; at: number };
type Cache = {
  socialCards: BoundedMap<CachedSocialCard>;
  inFlight: Map<string, Promise<SocialCard>>;
};

/**
 * Shared by the process, because the article's bundle creates cards that the `/og` bundle serves.
 */
const cache = () =>
  processGlobal('site.socialCards', (): Cache => ({
    socialCards: new BoundedMap({ count: Infinity, bytes: LIMIT_BYTES }),
    inFlight: new Map(),
  }));

const subjectOf = ({ name, locale }: SocialCardUrl) => `${name}.${locale}`;

export function getCachedSocialCard(url: SocialCardUrl): SocialCard | null {
  const { socialCards } = cache();
  const found = socialCards.get(subjectOf(url));
  if (found?.hash !== url.hash || (!found.immutable && performance.now() - found.at > FALLBACK_MS))
    return null;
  return found;
}

/**
 * @throws the error of `make`, which is not cached
 * @throws Error if too many are in flight
 */
export function getOrCreateSocialCard(
  url: SocialCardUrl,
  make: () => Promise<SocialCard>,
): Promise<SocialCard> {
  const { inFlight } = cache();
  const key = `${subjectOf(url)}.${url.hash}`;
  const ready = getCachedSocialCard(url);
  if (ready) return Promise.resolve(ready);
  const pending = inFlight.get(key);
  if (pending) return pending;
  if (inFlight.size >= LIMIT_IN_FLIGHT)
    return Promise.reject(new Error('too many social cards at once'));
  const started = make()
    .then((socialCard) => {
      store(url, socialCard);
      return socialCard;
    })
    .finally(() => inFlight.delete(key));
  inFlight.set(key, started);
  return started;
}

function store(url: SocialCardUrl, socialCard: SocialCard): void {
  const { byteLength } = socialCard.bytes;
  const kept = { ...socialCard, hash: url.hash, at: performance.now() };
  cache().socialCards.set(subjectOf(url), kept, byteLength);
}
