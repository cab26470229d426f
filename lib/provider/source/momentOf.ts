import { FIGURE_LIMIT } from './limits';
import { timestamp } from './timestamp';
import { logLoss } from '@/lib/provider/client/logFeed';
import { processGlobal } from '@/lib/request/processGlobal.mjs';

type Given = string | number | null | undefined;

/**
 * The first of several dates of an entry that can be read, as an ISO string in UTC; null where there
 * is none. Where one was given and none can be read, the log has its text.
 *
 * @param source what the log calls the source
 * @param timeZone as in `timestamp`
 */
export function momentOf(
  given: readonly Given[],
  source: `/${string}`,
  timeZone?: string,
): string | null {
  const texts = given.flatMap((one) => one || []);
  for (const text of texts) {
    const moment = timestamp(text, timeZone);
    if (moment !== null) return moment;
  }
  const [first] = texts;
  if (first !== undefined) logUnreadDate(source, String(first));
  return null;
}

/** Kinds of texts that are logged, of all sources together. */
const KINDS = 100;

/** Logs a date that cannot be read, once for all that differ in their figures and words alone. */
function logUnreadDate(source: `/${string}`, text: string): void {
  const kinds = processGlobal('site.unreadDates', () => new Set<string>());
  const short = text.slice(0, FIGURE_LIMIT);
  const kind = `${source} ${short.replace(/\p{Nd}+/gu, '0').replace(/[\p{L}\p{M}]+/gu, 'a')}`;
  if (kinds.has(kind) || kinds.size >= KINDS) return;
  kinds.add(kind);
  logLoss(source, `a date that cannot be read: ${JSON.stringify(short)}`);
}
