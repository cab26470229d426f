import type { Coverage } from './coverage';

/** ISO, UTC: the newest time of an update or its change, without those dated ahead of the clock. */
export function lastUpdate({ updates }: Pick<Coverage, 'updates'>): string | null {
  const [newest] = updates;
  if (!newest) return null;
  return updates.reduce(
    (last, { changedAt }) => (changedAt && changedAt > last ? changedAt : last),
    newest.at,
  );
}
