import 'server-only';
import { metrics } from '@/lib/metrics/metrics.mjs';
import { distinct, type KnownEntries, readEntries } from './entries';
import { ENTRIES } from './limits';
import { logLoss } from '@/lib/provider/client/logFeed';
import { parseFeedBody } from './parseFeedBody';

type ReadOptions<T> = {
  /** The feed's name in the log. */
  feed: string;
  /** Which end of a list that is too long is read. */
  keep: 'first' | 'last';
  known: KnownEntries<T>;
  identity: (value: T) => string;
};

/**
 * The usable entries of an answer, the first of each identity; what was left out or cut is logged,
 * once for the answer. Null when the body is not JSON.
 */
export async function readList<T>(
  body: Buffer,
  read: (json: unknown) => T | null,
  { feed, keep, known: before, identity }: ReadOptions<T>,
) {
  const answer = parseFeedBody(body);
  if (!answer || answer.kind === 'other') return answer;
  const { kind, entries: given } = answer;
  const total = given.length;
  const within = keep === 'first' ? given.slice(0, ENTRIES) : given.slice(-ENTRIES);
  const { entries, known } = await readEntries(within, read, before);
  const kept = distinct(entries, identity);
  const dropped = entries.length - kept.length;
  const long = entries.filter(({ isLong }) => isLong).length;
  if (entries.length < total) logLoss(feed, `read ${entries.length} of ${total} entries`, 'read');
  metrics.droppedEntries.inc({ feed }, dropped);
  if (dropped > 0) logLoss(feed, `dropped ${dropped} of ${entries.length} entries`, 'dropped');
  if (long > 0) logLoss(feed, `cut texts of ${long} entries`, 'cut');
  return { kind, kept, total, known };
}
