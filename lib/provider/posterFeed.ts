import 'server-only';
import { err, ok, type Result } from '@/lib/result';
import type { KnownEntries } from './entries';
import type { Feed } from '@/lib/provider/client/fetchFeed';
import { ENTRIES } from './limits';
import { logFailure } from '@/lib/provider/client/logFeed';
import { FEED_PATHS, type ProviderPoster, providerPosterSchema } from './providerSchema';
import { readList } from './readList';

const NO_POSTERS = 'No valid posters found';

/**
 * `slides`: what the hero shows, which has to be something. An answer without any posters is still
 * one to look a story up in.
 */
export type Posters = {
  slides: Result<ProviderPoster[], string>;
  conclusive: boolean;
  /** As in `StoryFeed`. */
  known?: KnownEntries<ProviderPoster>;
};

const readPoster = (json: unknown) => providerPosterSchema.safeParse(json).data ?? null;

/** The feed of the hero's posters. */
export const posterFeed: Feed<Posters> = {
  path: FEED_PATHS.posters,
  failure: 'Failed to fetch posters',
  isValid: ({ slides }) => slides.ok,
  async interpret(body, before) {
    const answer = await readList(body, readPoster, {
      path: FEED_PATHS.posters,
      keep: 'first',
      known: before?.known ?? new Map(),
      identity: ({ id }) => id,
    });
    if (answer?.kind !== 'list') return err('Invalid poster data received');
    const { kept, total, known } = answer;
    if (kept.length === 0 && total > 0) return err(NO_POSTERS);
    if (kept.length === 0) logFailure(FEED_PATHS.posters, NO_POSTERS);
    return ok({
      slides: kept.length > 0 ? ok(kept) : err(NO_POSTERS),
      conclusive: total <= ENTRIES,
      known,
    });
  },
};
