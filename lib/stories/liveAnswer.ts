import type { IsoUtc, LiveUpdate } from '@/lib/story/coverage';

export const UPDATES_PER_PAGE = 30;

/** An open page detects withdrawals only among this many of the newest updates. */
export const WITHDRAWAL_WINDOW = 100;

/** The response of `/api/live/{story}?lang=&after={newest id shown}`. */
export type LiveAnswer = {
  /**
   * New or changed since `after`, complete, newest first. A page replaces and counts updates by id,
   * because repeats are possible.
   */
  updates: readonly LiveUpdate[];
  /**
   * `after` is unknown, or too many updates came since. `updates` then has the newest page and the
   * last changes of other pages.
   */
  reset?: true;
  newest: string | null;
  /** Ids of the newest `WITHDRAWAL_WINDOW` updates, newest first, then of future-dated ones. */
  standing: readonly string[];
  /** The time of the last of `standing`; null without older updates. */
  standingSince: IsoUtc | null;
  /** Complete, because it may be on another page. */
  pinned: LiveUpdate | null;
  title: string;
  highlights: readonly string[];
  startedAt: IsoUtc | null;
  /** Set once the coverage has ended: the page stops polling. */
  endedAt: IsoUtc | null;
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
