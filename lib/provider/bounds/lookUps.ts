import { BoundedMap } from '@/lib/boundedMap';
import { MINUTE_MS } from '@/lib/format/elapsed';
import { createTokenBucket } from '@/lib/provider/source/tokenBucket';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import type { Story } from '@/lib/story/story';
import { createBatches } from './batches';

const bytesOf = (key: string) => 2 * key.length + 100;

function createKnown<T>(limit: { count: number; bytes: number }) {
  const entries = new BoundedMap<{ value: T; at: number }>(limit);
  return {
    last: (key: string): T | undefined => entries.get(key)?.value,
    fresh(key: string): T | undefined {
      const entry = entries.get(key);
      return entry && performance.now() - entry.at < MINUTE_MS ? entry.value : undefined;
    },
    learn: (key: string, value: T): void =>
      entries.set(key, { value, at: performance.now() }, bytesOf(key)),
    forget: (key: string): void => entries.delete(key),
  };
}

/** Per kind of call, so a flood of one spares the others; low, for WordPress on shared hosting. */
const RATE = { burst: 60, perSecond: 10 };

/** WordPress and Ghost take 100 ids a call, servers 8 KB of URL; a queue of 1,000 drains in 10 s. */
const BATCHES = { ...RATE, size: 100, characters: 6_000, atOnce: 4, waiting: 1_000 };

export type ArchiveKind = 'author' | 'tag' | 'words' | 'page';

function createLookUps() {
  return {
    stories: createBatches<Story | 'gone'>(BATCHES),
    addresses: createBatches<string>(BATCHES),
    archive: {
      author: createTokenBucket(RATE),
      tag: createTokenBucket(RATE),
      words: createTokenBucket(RATE),
      page: createTokenBucket(RATE),
    } satisfies Record<ArchiveKind, () => number>,
    ids: createKnown<true>({ count: 100_000, bytes: 20e6 }),
    missing: createKnown<'absent' | 'gone'>({ count: 10_000, bytes: 4e6 }),
    terms: createKnown<true>({ count: 20_000, bytes: 4e6 }),
    totals: createKnown<number>({ count: 5_000, bytes: 4e6 }),
  };
}

type LookUps = ReturnType<typeof createLookUps>;

export const lookUps = (): LookUps => processGlobal('site.lookUps', createLookUps);
