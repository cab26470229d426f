import { CLOCKS_DIFFER_MS } from '@/lib/format/elapsed';
import type { Coverage, LiveUpdate } from '@/lib/story/coverage';
import { lastUpdate } from '@/lib/story/lastUpdate';
import { type LiveAnswer, STANDING, UPDATES_PER_PAGE } from './liveAnswer';

/**
 * What a page that shows `after` and all before it does not know. The cursor is an id and no time,
 * so all such pages share a URL.
 */
export function liveAnswerOf(coverage: Coverage, after: string | null): LiveAnswer {
  const { updates, pinned, startedAt, endedAt } = coverage;
  const standing = updates.slice(0, STANDING);
  const isCut = updates.length > STANDING;
  const at = updates.findIndex(({ id }) => id === after);
  const isReset = after !== null && (at === -1 || at > UPDATES_PER_PAGE);
  const known = isReset ? undefined : updates[at];
  return {
    updates: known ? sinceUpdate(updates, at, known) : updates.slice(0, UPDATES_PER_PAGE),
    ...(isReset && { reset: true }),
    newest: updates[0]?.id ?? null,
    standing: standing.map(({ id }) => id),
    standingSince: isCut ? (standing.at(-1)?.at ?? null) : null,
    pinned,
    startedAt,
    endedAt,
    changedAt: lastUpdate(coverage),
  };
}

/**
 * Newer ones, and others published or changed since. Sources deliver late and round to minutes, so
 * those of the last minutes come again.
 */
function sinceUpdate(updates: readonly LiveUpdate[], place: number, known: LiveUpdate) {
  const since = new Date(Date.parse(known.at) - CLOCKS_DIFFER_MS).toISOString();
  const isSince = ({ id, at, changedAt }: LiveUpdate) =>
    (changedAt ?? '') > since || (at > since && at <= known.at && id !== known.id);
  return updates
    .filter((update, at) => at < place || isSince(update))
    .slice(0, UPDATES_PER_PAGE + STANDING);
}
