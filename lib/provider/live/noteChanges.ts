import { isDeepStrictEqual } from 'node:util';
import { type Coverage, lastUpdate, type LiveUpdate } from '@/lib/story/coverage';
import type { Story } from '@/lib/story/story';

/** Dates undated edits and late updates: open pages find both only by these dates. */
export function noteChanges(
  coverage: Coverage,
  before: Coverage | undefined,
  now: number,
): Coverage {
  if (!before) return coverage;
  const known = new Map(before.updates.map((update) => [update.id, update]));
  const newest = before.updates[0]?.at ?? '';
  const moment = new Date(now).toISOString();
  return {
    ...coverage,
    updates: coverage.updates.map((update) => {
      const last = known.get(update.id);
      if (last) return dated(update, last, moment);
      return update.at < newest ? { ...update, filedAt: moment } : update;
    }),
  };
}

function dated(update: LiveUpdate, last: LiveUpdate, moment: string): LiveUpdate {
  const { changedAt, filedAt, ...before } = last;
  const { filedAt: _, ...given } = update;
  const isChange = given.changedAt === undefined && !isDeepStrictEqual(before, given);
  return {
    ...(changedAt !== undefined && { changedAt }),
    ...given,
    ...(filedAt !== undefined && { filedAt }),
    ...(isChange && { changedAt: moment }),
  };
}

export function changeOfUpdates(
  { modifiedAt, publishedAt }: Pick<Story, 'modifiedAt' | 'publishedAt'>,
  coverage: Coverage,
) {
  const own = modifiedAt ?? publishedAt ?? '';
  const last = lastUpdate(coverage);
  return last !== null && last > own ? { modifiedAt: last } : {};
}
