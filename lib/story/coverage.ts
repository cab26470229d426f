import type { Body } from './body';

export type LiveUpdate = {
  /** Stable over edits, from the source. Its address is `/news/{story}#u-{id}`. */
  id: string;
  /** ISO, UTC: when it was first published. */
  at: string;
  /** ISO, UTC: its last real change, later than `at`. */
  changedAt?: string;
  headline: string;
  body: Body | null;
  author?: string;
  picture: string | null;
  videoUrl: string | null;
  isKey: boolean;
};

export type Coverage = {
  startedAt: string | null;
  /** ISO, UTC; null while it goes on. */
  endedAt: string | null;
  /** ISO, UTC: when it is going to end, if that is planned. */
  endsAt?: string;
  /** The id of the update that stands above the others. */
  pinned: string | null;
  updates: readonly LiveUpdate[];
  /** The source fails: this is what it said last. */
  isStale?: true;
};

/** ISO, UTC: the newest time of an update or its change, without those dated ahead of the clock. */
export function lastUpdate({ updates }: Pick<Coverage, 'updates'>): string | null {
  const [newest] = updates;
  if (!newest) return null;
  return updates.reduce(
    (last, { changedAt }) => (changedAt && changedAt > last ? changedAt : last),
    newest.at,
  );
}
