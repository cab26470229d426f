import { createRate } from '@/lib/provider/source/rate';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import type { Story } from '@/lib/story/story';
import { createBatches } from './batches';
import { createKnown } from './known';

/**
 * Per kind, so that a flood of one spares the others. Low, because some newsrooms run WordPress on
 * a shared host.
 */
const RATE = { burst: 60, perSecond: 10 };

/**
 * WordPress and Ghost take 100 ids a call, servers 8 KB of URL. A queue of 1,000 drains within ten
 * seconds.
 */
const BATCHES = { ...RATE, size: 100, characters: 6_000, atOnce: 4, waiting: 1_000 };

export type ArchiveKind = 'author' | 'tag' | 'words' | 'page';

function createLookUps() {
  return {
    stories: createBatches<Story | 'gone'>(BATCHES),
    addresses: createBatches<string>(BATCHES),
    archive: {
      author: createRate(RATE),
      tag: createRate(RATE),
      words: createRate(RATE),
      page: createRate(RATE),
    } satisfies Record<ArchiveKind, () => number>,
    ids: createKnown<true>({ count: 100_000, bytes: 20e6 }),
    missing: createKnown<'absent' | 'gone'>({ count: 10_000, bytes: 4e6 }),
    terms: createKnown<true>({ count: 20_000, bytes: 4e6 }),
    totals: createKnown<number>({ count: 5_000, bytes: 4e6 }),
  };
}

type LookUps = ReturnType<typeof createLookUps>;

export const lookUps = (): LookUps => processGlobal('site.lookUps', createLookUps);
