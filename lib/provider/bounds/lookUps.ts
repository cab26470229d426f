import { processGlobal } from '@/lib/request/processGlobal.mjs';
import type { Story } from '@/lib/stories/model/story';
import { createBatches } from './batches';
import { createKnown } from './known';
import { createRate } from '@/lib/provider/source/rate';

/**
 * Of each kind, so that a flood of one leaves the others alone: 60 calls, and ten a second after that.
 * Some newsrooms run WordPress on a shared host.
 */
const RATE = { burst: 60, perSecond: 10 };

/**
 * As many ids as WordPress and Ghost take in one call, and no longer a URL than servers take (8 KB); 1,000 that wait have
 * their turn within a second, long slugs within ten.
 */
const BATCHES = { ...RATE, size: 100, characters: 6_000, atOnce: 4, waiting: 1_000 };

/** What archives are asked for, and by whose choice. */
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
    /** Ids that the source has named: of 100,000 stories, 20 MB at most. */
    ids: createKnown<true>({ count: 100_000, bytes: 20e6 }),
    /** Ids that it has no story for. */
    missing: createKnown<'absent' | 'gone'>({ count: 10_000, bytes: 4e6 }),
    /** Authors and tags of stories, by kind and slug. */
    terms: createKnown<true>({ count: 20_000, bytes: 4e6 }),
    /** How many stories a selection has. */
    totals: createKnown<number>({ count: 5_000, bytes: 4e6 }),
  };
}

type LookUps = ReturnType<typeof createLookUps>;

/** What this process remembers of the source, and what it may still ask. */
export const lookUps = (): LookUps => processGlobal('site.lookUps', createLookUps);
