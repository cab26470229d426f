import 'server-only';
import { metrics } from '@/lib/metrics/metrics.mjs';
import { distinct, type KnownEntries, readEntries } from './entries';
import type { Kept } from './jsonSlices';
import { ENTRIES } from './limits';
import { logLoss } from '@/lib/provider/client/logFeed';
import { parseFeedBody } from './parseFeedBody';

type ReadOptions<T> = {
  path: string;
  keep: Kept['end'];
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
  { path, keep, known: before, identity }: ReadOptions<T>,
) {
  const answer = parseFeedBody(body, { end: keep, limit: ENTRIES });
  if (!answer || answer.kind === 'other') return answer;
  const { kind, entries: given, total } = answer;
  const parsed = await readEntries(given, read, before);
  if (!parsed) return null;
  const { entries, known } = parsed;
  const kept = distinct(entries, identity);
  const dropped = entries.length - kept.length;
  const long = entries.filter(({ isLong }) => isLong).length;
  if (entries.length < total) logLoss(path, `read ${entries.length} of ${total} entries`, 'read');
  metrics.droppedEntries.inc({ feed: path }, dropped);
  if (dropped > 0) logLoss(path, `dropped ${dropped} of ${entries.length} entries`, 'dropped');
  if (long > 0) logLoss(path, `cut texts of ${long} entries`, 'cut');
  return { kind, kept, total, known };
}
