import type { LiveUpdate } from '@/lib/story/coverage';
import type { IsoUtc } from '@/lib/story/isoUtc';

export const UPDATES_PER_PAGE = 30;

/** An open page learns of withdrawals among so many of the newest updates. */
export const STANDING = 100;

/** The answer to `/api/live/{story}?lang=&after={newest id shown}`. */
export type LiveAnswer = {
  /**
   * New or changed since `after`, whole, newest first. A page replaces those it shows, by id;
   * repeats are possible, so it counts by id too.
   */
  updates: readonly LiveUpdate[];
  /**
   * `after` is unknown, or too many came since: `updates` are the newest page, and the last changes
   * of other pages.
   */
  reset?: true;
  newest: string | null;
  /** Ids of the newest `STANDING` updates, newest first, then of those dated ahead of the clock. */
  standing: readonly string[];
  /** The time of the last of `standing`; null if there are no older updates. */
  standingSince: IsoUtc | null;
  /** Whole, since it may stand on another page. */
  pinned: LiveUpdate | null;
  title: string;
  highlights: readonly string[];
  startedAt: IsoUtc | null;
  /** Set once ended: no further poll. */
  endedAt: IsoUtc | null;
  /** The newest time of an update or of its change. */
  changedAt: IsoUtc | null;
  isStale?: true;
};

export const liveEndpoint = (story: string, locale: string, after: string | null) =>
  `/api/live/${encodeURIComponent(story)}?${new URLSearchParams({ lang: locale, ...(after !== null && { after }) })}`;

export function withdrawnOf(
  { standing, standingSince }: Pick<LiveAnswer, 'standing' | 'standingSince'>,
  shown: readonly Pick<LiveUpdate, 'id' | 'at'>[],
): string[] {
  const ids = new Set(standing);
  return shown
    .filter(({ id, at }) => !ids.has(id) && (standingSince === null || at > standingSince))
    .map(({ id }) => id);
}
