import { CLOCKS_DIFFER_MS } from '@/lib/format/elapsed';
import { type Coverage, type LiveUpdate, lastUpdate } from '@/lib/story/coverage';
import type { Story } from '@/lib/story/story';
import { type LiveAnswer, WITHDRAWAL_WINDOW, UPDATES_PER_PAGE } from './liveAnswer';

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
  const standing = updates.slice(0, WITHDRAWAL_WINDOW);
  const isCut = updates.length > WITHDRAWAL_WINDOW;
  // Future-dated updates come last. Without them, pages that show them would take them for
  // withdrawn.
  const ahead = updates
    .slice(WITHDRAWAL_WINDOW)
    .filter((update) => update.at > (updates[0]?.at ?? ''));
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
const changedOrFiledAt = ({ changedAt = '', filedAt = '' }: LiveUpdate) =>
  changedAt > filedAt ? changedAt : filedAt;

/**
 * The newest page, and the last changes of older updates, which the page may have shown long ago.
 */
const newestPage = (updates: readonly LiveUpdate[]) => [
  ...updates.slice(0, UPDATES_PER_PAGE),
  ...updates
    .slice(UPDATES_PER_PAGE)
    .filter((update) => changedOrFiledAt(update) !== '')
    .toSorted((a, b) => Date.parse(changedOrFiledAt(b)) - Date.parse(changedOrFiledAt(a)))
    .slice(0, WITHDRAWAL_WINDOW),
];

/**
 * Newer updates, and those published or changed since. The last minutes are repeated, because
 * sources deliver late and round to minutes.
 */
function sinceUpdate(updates: readonly LiveUpdate[], index: number, known: LiveUpdate) {
  const since = new Date(Date.parse(known.at) - CLOCKS_DIFFER_MS).toISOString();
  const isSince = (update: LiveUpdate) =>
    changedOrFiledAt(update) > since ||
    (update.at > since && update.at <= known.at && update.id !== known.id);
  return updates
    .filter((update, at) => at < index || isSince(update))
    .slice(0, UPDATES_PER_PAGE + WITHDRAWAL_WINDOW);
}
