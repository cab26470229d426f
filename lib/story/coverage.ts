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
  /** ISO, UTC. */
  startedAt: string | null;
  /** ISO, UTC; null while it goes on. */
  endedAt: string | null;
  pinned: string | null;
  updates: readonly LiveUpdate[];
};
