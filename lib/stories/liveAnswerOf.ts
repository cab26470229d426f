import { CLOCKS_DIFFER_MS } from '@/lib/format/elapsed';
import { type Coverage, type LiveUpdate, lastUpdate } from '@/lib/story/coverage';
import type { Story } from '@/lib/story/story';
import { type LiveAnswer, STANDING, UPDATES_PER_PAGE } from './liveAnswer';

/**
 * The updates that a page lacks if it shows all up to `after`. An id as the cursor lets pages share
 * a URL.
 */
export function liveAnswerOf(
  { title, highlights }: Pick<Story, 'title' | 'highlights'>,
  coverage: Coverage,
  after: string | null,
): LiveAnswer {
  const { updates, pinned, startedAt, endedAt, isStale } = coverage;
  const standing = updates.slice(0, STANDING);
  const isCut = updates.length > STANDING;
  // Future-dated updates come last. Without them, pages that show them would take them for
  // withdrawn.
  const ahead = updates.slice(STANDING).filter((update) => update.at > (updates[0]?.at ?? ''));
  const at = updates.findIndex(({ id }) => id === after);
  const known = at > UPDATES_PER_PAGE ? undefined : updates[at];
  return {
    updates: known ? sinceUpdate(updates, at, known) : newestPage(updates),
    ...(!known && { reset: true }),
    newest: updates[0]?.id ?? null,
    standing: [...standing, ...ahead].map(({ id }) => id),
    standingSince: isCut ? (standing.at(-1)?.at ?? null) : null,
    pinned: updates.find(({ id }) => id === pinned) ?? null,
    title,
    highlights,
    startedAt,
    endedAt,
    changedAt: lastUpdate(coverage),
    ...(isStale && { isStale }),
  };
}

/** The time of an update's change or late arrival, by which open pages detect it. */
const toldAt = ({ changedAt = '', filedAt = '' }: LiveUpdate) =>
  changedAt > filedAt ? changedAt : filedAt;

/**
 * The newest page, and the last changes of older updates, which the page may have shown long ago.
 */
const newestPage = (updates: readonly LiveUpdate[]) => [
  ...updates.slice(0, UPDATES_PER_PAGE),
  ...updates
    .slice(UPDATES_PER_PAGE)
    .filter((update) => toldAt(update) !== '')
    .toSorted((a, b) => Date.parse(toldAt(b)) - Date.parse(toldAt(a)))
    .slice(0, STANDING),
];

/**
 * Newer updates, and those published or changed since. The last minutes are repeated, because
 * sources deliver late and round to minutes.
 */
function sinceUpdate(updates: readonly LiveUpdate[], index: number, known: LiveUpdate) {
  const since = new Date(Date.parse(known.at) - CLOCKS_DIFFER_MS).toISOString();
  const isSince = (update: LiveUpdate) =>
    toldAt(update) > since ||
    (update.at > since && update.at <= known.at && update.id !== known.id);
  return updates
    .filter((update, at) => at < index || isSince(update))
    .slice(0, UPDATES_PER_PAGE + STANDING);
}
