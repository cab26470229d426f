import type { Body } from './body';
import type { IsoUtc } from './isoUtc';

export type LiveUpdate = {
  /** Stable over edits, from the source. Its address is `/news/{story}#u-{id}`. */
  id: string;
  at: IsoUtc;
  /** Its last real change, later than `at`. */
  changedAt?: IsoUtc;
  /** When it came, of one dated before others that had come: no change, so readers see only `at`. */
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
  /** The id of the update that stands above the others. */
  pinned: string | null;
  updates: readonly LiveUpdate[];
  /** Each update is dated ahead of the clock: none has come. */
  isAhead?: true;
  /** The source fails: this is what it said last. */
  isStale?: true;
};

/** ISO, UTC: the newest time of an update or its change, without those dated ahead of the clock. */
export function lastUpdate({
  updates,
  isAhead,
}: Pick<Coverage, 'updates' | 'isAhead'>): string | null {
  const [newest] = updates;
  if (!newest || isAhead) return null;
  return updates.reduce(
    (last, { changedAt }) => (changedAt && changedAt > last ? changedAt : last),
    newest.at,
  );
}
