import { dayOf } from './calendarDay';
import { type Token, tokensOf } from './dateTokens';
import { timeOf } from './timeOfDay';
import { isPlace, isUnknownZone, momentAt, type Offset, signedOffset, zoneAt } from './zones';

/** Longer texts hold more than a date. */
const LENGTH = 100;

/**
 * The moment that a text of a feed or a publishing system names, in epoch milliseconds; null where it
 * names none, or may name several. It may be in the form of ISO 8601, of mail (RFC 5322 and the older
 * RFC 822) or of a page in any language of the site or of India, or be epoch seconds or milliseconds.
 * Words that say nothing of a date are passed over, figures and unknown zones are not: a wrong date is
 * worse than none.
 *
 * @param timeZone whose clock is meant where the text names no zone: a place, or an offset such as `+05:30`
 */
export function readDate(text: string, timeZone: string): number | null {
  const given = text.trim();
  if (given.length > LENGTH) return null;
  if (USUAL.test(given)) return Date.parse(given); // from 1980 on
  return figuresOf(given, timeZone) ?? wordsOf(given, timeZone);
}

/**
 * Whole dates of most feeds, which the platform reads right and in a fifth of the time. Later days are
 * left out, since it takes 31 February for a day of March.
 */
const DAY = '(?:0[1-9]|1\\d|2[0-8])';
const YEAR = '(?:19[89]|20\\d)\\d';
const CLOCK = '(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d';
const ISO_DATE = `${YEAR}-(?:0[1-9]|1[0-2])-${DAY}T${CLOCK}(?:\\.\\d{3})?(?:Z|[+-]0\\d:[0-5]\\d)`;
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const MAIL_DATE = `(?:[A-Z][a-z]{2}, )?${DAY} ${MONTH} ${YEAR} ${CLOCK} (?:GMT|[+-]0\\d[0-5]\\d)`;
const USUAL = new RegExp(`^(?:${ISO_DATE}|${MAIL_DATE})$`);

/** Epoch seconds have less until the year 5138; anything above is in milliseconds. */
const SECONDS_LIMIT = 1e11;
/** And milliseconds less than that: what is above is in microseconds. */
const MILLISECONDS_LIMIT = 1e14;

/** Epoch seconds, milliseconds or microseconds as milliseconds. */
export function epochMs(epoch: number): number {
  if (epoch < SECONDS_LIMIT) return epoch * 1_000;
  return epoch < MILLISECONDS_LIMIT ? epoch : Math.floor(epoch / 1_000);
}

/** `20240312100000`, `2024031210`, which as epoch seconds would be after 2033; in .NET's JSON `/Date(1710217800000)/`. */
const COMPACT = /^(20\d{6}|\d{8}(?=\d{4}))(\d\d)(\d\d)?(\d\d)?$/;
const EPOCH =
  /^(?:\/Date\()?((?:\d{9,13}|\d{16})(?:\.\d{1,9})?|1\.\d{1,12}E\+?\d\d?)(?:[+-]\d{4})?(?:\)\/)?$/i;

function figuresOf(text: string, timeZone: string): number | null {
  const [, day, hour, minute = '00', second = '00'] = COMPACT.exec(text) ?? [];
  const compact = day && wordsOf(`${day}T${hour}${minute}${second}`, timeZone);
  if (typeof compact === 'number') return compact;
  const [, epoch] = EPOCH.exec(text) ?? [];
  return epoch === undefined ? null : epochMs(Number(epoch));
}

const PLACE = /[A-Z][A-Za-z]{1,20}\/[A-Z][A-Za-z_]{1,30}/;

function wordsOf(text: string, timeZone: string): number | null {
  const [named] = PLACE.exec(text) ?? [];
  const place = named !== undefined && isPlace(named) ? named : null;
  const given = tokensOf(place ? text.replace(place, ' ') : text);
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

/** The first day of the epoch, wherever it is, is what software writes that has no date. */
const UNSET = 1.5 * 86_400_000;

type Span = { start: number; end: number };
type Zone = Offset & Span;

const isWithin = (at: number, span: Span | null) =>
  span !== null && at >= span.start && at < span.end;

/** The zone of a date: behind its time, else at its end, else by capitals anywhere, else in a comment. */
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

/** At the end of a date an offset has its minutes, and a blank before it unless a colon parts them. */
function isOffsetAt(tokens: readonly Token[], at: number): boolean {
  const [sign, digits] = tokens.slice(Math.max(0, at), at + 2);
  const hasMinutes = tokens.length - at === 4 || digits?.text.length === 4;
  return (
    at > 0 &&
    hasMinutes &&
    (sign?.isApart || sign?.text === '+') &&
    signedOffset(tokens, at)?.end === tokens.length
  );
}

const isCapitals = (token: Token | undefined) =>
  token?.kind === 'word' &&
  (token.text.length > 1 || token.text === 'Z') &&
  token.text === token.text.toUpperCase();
