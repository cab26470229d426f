import 'server-only';
import { firstOf } from '@/lib/firstOf';
import { logLoss } from '@/lib/provider/client/logFeed';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import { FIGURE_LIMIT } from './limits';
import { agoInWords, timestamp } from './timestamp';

type Given = string | number | null | undefined;

/** The first readable date, else age, as UTC ISO; null without one. Unreadable dates are logged. */
export function momentOf(
  given: readonly Given[],
  source: `/${string}`,
  timeZone?: string,
  now = Date.now(),
): string | null {
  const texts = given.flatMap((one) => one || []);
  const moment =
    firstOf(texts, (text) => timestamp(text, timeZone)) ??
    firstOf(texts, (text) => agoInWords(String(text), now));
  const [first] = texts;
  if (moment === null && first !== undefined) logUnreadDate(source, String(first));
  return moment;
}

const DATE_KINDS = 100;

function logUnreadDate(source: `/${string}`, text: string): void {
  const kinds = processGlobal('site.unreadDates', () => new Set<string>());
  const short = text.slice(0, FIGURE_LIMIT);
  const kind = `${source} ${short.replace(/\p{Nd}+/gu, '0').replace(/[\p{L}\p{M}]+/gu, 'a')}`;
  if (kinds.has(kind) || kinds.size >= DATE_KINDS) return;
  kinds.add(kind);
  logLoss(source, `unreadable date: ${JSON.stringify(short)}`);
}
