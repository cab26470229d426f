import { isDeepStrictEqual } from 'node:util';
import { type Coverage, lastUpdate, type LiveUpdate } from '@/lib/story/coverage';
import type { Story } from '@/lib/story/story';

/**
 * Dates edits that the source does not date, by comparing answers: open pages learn of an edit by
 * its date alone.
 *
 * @param now when the answer came, in epoch milliseconds
 */
export function noteChanges(
  coverage: Coverage,
  before: Coverage | undefined,
  now: number,
): Coverage {
  if (!before) return coverage;
  const known = new Map(before.updates.map((update) => [update.id, update]));
  return {
    ...coverage,
    updates: coverage.updates.map((update) => {
      const last = known.get(update.id);
      return last && update.changedAt === undefined ? dated(update, last, now) : update;
    }),
  };
}

function dated(update: LiveUpdate, last: LiveUpdate, now: number): LiveUpdate {
  const { changedAt, ...before } = last;
  if (!isDeepStrictEqual(before, update))
    return { ...update, changedAt: new Date(now).toISOString() };
  return changedAt === undefined ? update : last;
}

export function changeOfUpdates(
  { modifiedAt, publishedAt }: Pick<Story, 'modifiedAt' | 'publishedAt'>,
  coverage: Coverage,
) {
  const own = modifiedAt ?? publishedAt ?? '';
  const last = lastUpdate(coverage);
  return last !== null && last > own ? { modifiedAt: last } : {};
}
