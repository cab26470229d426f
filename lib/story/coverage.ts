import type { Body } from './body';

export type LiveUpdate = {
  /** The source's id, stable over edits. Its URL is `/news/{story}#u-{id}`. */
  id: string;
  at: IsoUtc;
  /** The last real change, later than `at`. */
  changedAt?: IsoUtc;
  /**
   * The arrival of an update that is dated before earlier arrivals. It is no change, so readers see
   * only `at`.
   */
  filedAt?: IsoUtc;
  headline: string;
  body: Body | null;
  author?: string;
  picture: string | null;
  videoUrl: string | null;
  isKey: boolean;
};

export type Coverage = {
  startedAt: IsoUtc | null;
  endedAt: IsoUtc | null;
  endsAt?: IsoUtc;
  pinned: string | null;
  updates: readonly LiveUpdate[];
  /** All updates are dated in the future. */
  isFutureDated?: true;
  /** The source fails, and this is its last answer. */
  isStale?: true;
};

/** The latest time of an update or its change, in UTC; null if all updates are in the future. */
export function lastUpdate({
  updates,
  isFutureDated,
}: Pick<Coverage, 'updates' | 'isFutureDated'>): string | null {
  const [newest] = updates;
  if (!newest || isFutureDated) return null;
  return updates.reduce(
    (last, { changedAt }) => (changedAt && changedAt > last ? changedAt : last),
    newest.at,
  );
}

/** ISO 8601 in UTC with milliseconds, `2026-11-20T06:25:00.000Z`: sorts as text. */
export type IsoUtc = string;
