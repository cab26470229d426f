import { DAY_MS } from '@/lib/format/elapsed';
import { dayOf } from './calendarDay';
import { type Token, tokensOf } from './dateTokens';
import { timeOf } from './timeOfDay';
import { isPlace, isUnknownZone, momentAt, type Offset, signedOffset, zoneAt } from './zones';

const LENGTH = 100;

/**
 * Epoch milliseconds from ISO 8601, RFC 822/5322, figures or prose in the site's, Indian and other
 * languages. Null if ambiguous: a wrong date is worse.
 *
 * @param timeZone default if the text names no zone: a place, or an offset such as `+05:30`
 */
export function readDate(text: string, timeZone: string): number | null {
  const trimmed = text.trim();
  const [, given = trimmed] = ELEMENT.exec(trimmed) ?? [];
  if (given.length > LENGTH) return null;
  if (FAST_FORMS.test(given)) return Date.parse(given);
  return figuresOf(given, timeZone) ?? wordsOf(given, timeZone);
}

/** Drupal's feeds send a `<time>` element in place of a date. */
const ELEMENT = /^<time\s[^>]{0,200}?datetime=["']([^"']{1,60})["']/i;

/** Fast path, five times quicker. Not above 28: `Date.parse` reads 31 February as March. */
const DAY = '(?:0[1-9]|1\\d|2[0-8])';
const YEAR = '(?:19[89]|20\\d)\\d';
const CLOCK = '(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d';
const ISO_DATE = `${YEAR}-(?:0[1-9]|1[0-2])-${DAY}T${CLOCK}(?:\\.\\d{3})?(?:Z|[+-]0\\d:[0-5]\\d)`;
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const MAIL_DATE = `(?:[A-Z][a-z]{2}, )?${DAY} ${MONTH} ${YEAR} ${CLOCK} (?:GMT|[+-]0\\d[0-5]\\d)`;
const FAST_FORMS = new RegExp(`^(?:${ISO_DATE}|${MAIL_DATE})$`);

/** Epoch seconds stay below this until the year 5138. */
const SECONDS_LIMIT = 1e11;
const MILLISECONDS_LIMIT = 1e14;
const MICROSECONDS_LIMIT = 1e17;

export function epochMs(epoch: number): number {
  if (epoch < SECONDS_LIMIT) return epoch * 1_000;
  if (epoch < MILLISECONDS_LIMIT) return epoch;
  return Math.floor(epoch / (epoch < MICROSECONDS_LIMIT ? 1e3 : 1e6));
}

/** `20240312100000` would be after 2033 as epoch seconds; .NET writes `/Date(1710217800000)/`. */
const COMPACT = /^(20\d{6}|\d{8}(?=\d{4}))(\d\d)(\d\d)?(\d\d)?$/;
const EPOCH =
  /^(?:\/?Date\(|new Date\(|@)?((?:\d{9,13}|\d{16}|\d{19})(?:\.\d{1,9})?|1\.\d{1,12}E\+?\d\d?)(?:[+-]\d{4})?(?:\)\/?)?$/i;

function figuresOf(text: string, timeZone: string): number | null {
  const [, day, hour, minute = '00', second = '00'] = COMPACT.exec(text) ?? [];
  const compact = day && wordsOf(`${day}T${hour}${minute}${second}`, timeZone);
  if (typeof compact === 'number') return compact;
  const [, epoch] = EPOCH.exec(text) ?? [];
  return epoch === undefined ? null : epochMs(Number(epoch));
}

const PLACE = /[A-Z][A-Za-z]{1,20}\/[A-Z][A-Za-z_]{1,30}/;
const AMERICAN_ZONE = /(?<=\d\s{0,2}(?:[AaPp]\.?[Mm]\.?)?\s)[ECMP]T$/;
const AMERICAN_PLACES = new Map([
  ['ET', 'America/New_York'],
  ['CT', 'America/Chicago'],
  ['MT', 'America/Denver'],
  ['PT', 'America/Los_Angeles'],
]);

function wordsOf(text: string, timeZone: string): number | null {
  const [named = ''] = PLACE.exec(text) ?? AMERICAN_ZONE.exec(text) ?? [];
  const place = AMERICAN_PLACES.get(named) ?? (named && isPlace(named) ? named : null);
  const given = tokensOf(place ? text.replace(named, ' ') : text);
  const isInComment = !timeOf(given.tokens) && timeOf(given.comments) !== null;
  const tokens = isInComment ? [...given.tokens, ...given.comments] : given.tokens;
  const comments = isInComment ? [] : given.comments;
  const time = timeOf(tokens);
  if (time && Number.isNaN(time.ms)) return null;
  const zone = zoneOfDate(tokens, comments, time?.end ?? null);
  if (!zone && !place && time && isUnknownZone(tokens[time.end])) return null;
  const day = dayOf(tokens.filter((_, at) => !isWithin(at, time) && !(zone && isWithin(at, zone))));
  if (!day) return null;
  const local = Date.UTC(day.year, day.month - 1, day.day) + (time?.ms ?? 0);
  const moment = zone ? local - zone.minutes * 60_000 : momentAt(local, place ?? timeZone);
  return moment > UNSET ? moment : null;
}

/** Software without a date writes 1 January 1970 in some zone. */
const UNSET = 1.5 * DAY_MS;

type Span = { start: number; end: number };
type Zone = Offset & Span;

const isWithin = (at: number, span: Span | null) =>
  span !== null && at >= span.start && at < span.end;

function zoneOfDate(
  tokens: readonly Token[],
  comments: readonly Token[],
  timeEnd: number | null,
): Zone | null {
  const starts = [
    ...(timeEnd === null ? [] : [timeEnd, ...(tokens[timeEnd]?.text === ',' ? [timeEnd + 1] : [])]),
    ...[tokens.length - 4, tokens.length - 2].filter((at) => isOffsetAt(tokens, at)),
    ...[...tokens.keys()].filter((at) => isCapitals(tokens[at])),
  ];
  for (const start of starts) {
    const zone = zoneAt(tokens, start);
    if (zone) return { ...zone, start };
  }
  for (const at of comments.keys()) {
    const zone = zoneAt(comments, at);
    if (zone) return { ...zone, start: 0, end: 0 };
  }
  return null;
}

function isOffsetAt(tokens: readonly Token[], at: number): boolean {
  const [sign, digits] = tokens.slice(Math.max(0, at), at + 2);
  const hasMinutes = tokens.length - at === 4 || digits?.text.length === 4;
  return (
    at > 0 &&
    hasMinutes &&
    (sign?.hasSpaceBefore || sign?.text === '+') &&
    signedOffset(tokens, at)?.end === tokens.length
  );
}

const isCapitals = (token: Token | undefined) =>
  token?.kind === 'word' &&
  (token.text.length > 1 || token.text === 'Z') &&
  token.text === token.text.toUpperCase();
