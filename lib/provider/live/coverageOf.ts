import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { CLOCKS_DIFFER_MS } from '@/lib/format/elapsed';
import { LIVE_LIMITS } from '@/lib/provider/source/limits';
import { type Coverage, type LiveUpdate, lastUpdate } from '@/lib/story/coverage';
import type { Story } from '@/lib/story/story';

export type GivenCoverage = {
  startedAt: string | null;
  endedAt: string | null;
  pinned?: string | undefined;
  updates: readonly LiveUpdate[];
};

/**
 * Updates are unique by id, newest first; future-dated ones come last. Null without a start and
 * updates: no live page.
 *
 * @param now response time in epoch milliseconds
 */
export function coverageOf(given: GivenCoverage, now: number): Coverage | null {
  const latest = new Date(now + CLOCKS_DIFFER_MS).toISOString();
  const updates = newestFirst(given.updates, latest).slice(0, LIVE_LIMITS.updates);
  const first = updates.findLast(({ at }) => at <= latest)?.at;
  const startedAt = [given.startedAt, first].flatMap((at) => at ?? []).sort()[0];
  if (startedAt === undefined && updates.length === 0) return null;
  const pinned = given.pinned === undefined ? undefined : updateId(given.pinned);
  return {
    startedAt: startedAt ?? null,
    ...endOf(given.endedAt, startedAt, latest),
    pinned: updates.some(({ id }) => id === pinned) ? (pinned ?? null) : null,
    updates,
    ...(updates.length > 0 && first === undefined && { isFutureDated: true }),
  };
}

/** A planned end does not count yet; an end before the start never does. */
function endOf(given: string | null, startedAt: string | undefined, latest: string) {
  if (given === null || given < (startedAt ?? '')) return { endedAt: null };
  return given <= latest ? { endedAt: given } : { endedAt: null, endsAt: given };
}

function newestFirst(updates: readonly LiveUpdate[], latest: string): LiveUpdate[] {
  const byId = new Map<string, LiveUpdate>();
  for (const given of updates) {
    const update = { ...given, id: updateId(given.id) };
    const known = byId.get(update.id);
    byId.set(update.id, known ? merged(known, update) : update);
  }
  const isAhead = ({ at }: LiveUpdate) => Number(at > latest);
  return [...byId.values()]
    .map((update) => withPlausibleChange(update, latest))
    .sort((a, b) => isAhead(a) - isAhead(b) || compare(b.at, a.at) || compare(b.id, a.id));
}

/** A stable order for equal dates, or a cursor would skip updates. */
const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

const changeOf = ({ at, changedAt }: LiveUpdate) =>
  changedAt !== undefined && changedAt > at ? changedAt : at;

/**
 * Merges entries with one id: the later change wins, on a tie the later entry; the earlier
 * publication time stays.
 */
function merged(known: LiveUpdate, next: LiveUpdate): LiveUpdate {
  const last = changeOf(next) >= changeOf(known) ? next : known;
  return {
    ...last,
    at: known.at < next.at ? known.at : next.at,
    changedAt: changeOf(last),
  };
}

function withPlausibleChange(update: LiveUpdate, latest: string): LiveUpdate {
  const { changedAt, ...unchanged } = update;
  if (changedAt === undefined) return update;
  return changedAt > update.at && changedAt <= latest ? update : unchanged;
}

const ANCHOR = /^[\w-]{1,64}$/;

/** Usable as `id`, fragment, query and key; any other id becomes its hash. */
const updateId = (given: string): string =>
  ANCHOR.test(given) ? given : `x${hash('sha256', given, 'base64url').slice(0, 16)}`;

/**
 * Compares replies to date undated edits and updates filed late: open pages find both only by these
 * dates.
 *
 * @param now response time in epoch milliseconds
 */
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
      if (last) return withDates(update, last, moment);
      return update.at < newest ? { ...update, filedAt: moment } : update;
    }),
  };
}

function withDates(update: LiveUpdate, last: LiveUpdate, moment: string): LiveUpdate {
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
