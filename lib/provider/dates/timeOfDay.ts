import { HOUR_MS, MINUTE_MS } from '@/lib/format/elapsed';
import type { Token } from './dateTokens';
import { isOClock, periodOf } from './dateWords';
import { zoneAt } from './zones';

export type TimeOfDay = { ms: number; start: number; end: number };

type Clock = { hour: string; minute: string; second: string; fraction: string };

const isNumber = (token: Token | undefined, ...lengths: number[]): token is Token =>
  token?.kind === 'number' && lengths.includes(token.text.length);
const isText = (token: Token | undefined, texts: string): token is Token =>
  token !== undefined && token.kind !== 'number' && texts.includes(token.text);
const isTime = (token: Token | undefined) => token?.kind === 'word' && /^t$/i.test(token.text);

export function timeOf(tokens: readonly Token[]): TimeOfDay | null {
  for (const read of [withColons, basic, withPeriod, beforeZone])
    for (const at of tokens.keys()) {
      const found = read(tokens, at);
      if (found) return withDayPeriod(tokens, found);
    }
  return null;
}

type Found = { clock: Clock; start: number; end: number };

function withColons(tokens: readonly Token[], at: number): Found | null {
  const [hour, colon, minute] = tokens.slice(at, at + 3);
  if (!isNumber(hour, 1, 2) || !isText(colon, ':') || !isNumber(minute, 1, 2)) return null;
  const isLabelled = tokens[at - 2]?.kind === 'word';
  if (isText(tokens[at - 1], '+') || (isText(tokens[at - 1], ':') && !isLabelled)) return null;
  const start = isTime(tokens[at - 1]) ? at - 1 : at;
  if (!isText(tokens[at + 3], ':'))
    return { clock: clockOf(hour.text, minute.text), start, end: at + 3 };
  const second = tokens[at + 4];
  if (!isNumber(second, 1, 2)) return null;
  const found = withFraction(tokens, at + 5, clockOf(hour.text, minute.text, second.text));
  return isText(tokens[found.end], ':') ? null : { ...found, start };
}

/** `T1000` or `T100000` after a number (ISO 8601, basic format). */
function basic(tokens: readonly Token[], at: number): Found | null {
  const digits = tokens[at + 1];
  if (!isTime(tokens[at]) || tokens[at - 1]?.kind !== 'number') return null;
  if (!isNumber(digits, 2, 4, 6) || digits.hasSpaceBefore) return null;
  const [hour, minute, second] = [0, 2, 4].map((from) => digits.text.slice(from, from + 2));
  const clock = clockOf(hour ?? '', minute || '00', second || '00');
  return { ...withFraction(tokens, at + 2, clock), start: at };
}

function withPeriod(tokens: readonly Token[], at: number): Found | null {
  const hour = tokens[at];
  if (isNumber(hour, 4) && isOClockWord(tokens[at + 1]))
    return {
      clock: clockOf(hour.text.slice(0, 2), hour.text.slice(2)),
      start: at,
      end: at + 1,
    };
  if (!isNumber(hour, 1, 2)) return null;
  const { minute, end } = minuteBehind(tokens, at);
  // In "12-03-24 शाम 5 बजे" the day period belongs to the hour after it.
  const isOfNext =
    isNumber(tokens[end + 1], 1, 2) && isOClockWord(tokens[minuteBehind(tokens, end + 1).end]);
  const isBehind = isPeriod(tokens[end]) && !isOfNext;
  const isClock = isOClockWord(tokens[end]) || isBehind || isPeriod(tokens[at - 1]);
  const clock = clockOf(hour.text, minute);
  return isClock ? { clock, start: at, end } : null;
}

/** `10 +0530` or `1000 IST` after a year. */
function beforeZone(tokens: readonly Token[], at: number): Found | null {
  const figure = tokens[at];
  if (!isNumber(figure, 2, 4) || !isNumber(tokens[at - 1], 4)) return null;
  if (zoneAt(tokens, at + 1)?.end !== tokens.length) return null;
  const { text } = figure;
  return { clock: clockOf(text.slice(0, 2), text.slice(2) || '00'), start: at, end: at + 1 };
}

function minuteBehind(tokens: readonly Token[], at: number) {
  const minute = isText(tokens[at + 1], '.') ? tokens[at + 2] : undefined;
  return isNumber(minute, 2) ? { minute: minute.text, end: at + 3 } : { minute: '00', end: at + 1 };
}

const clockOf = (hour: string, minute: string, second = '00'): Clock => ({
  hour,
  minute,
  second,
  fraction: '',
});

/** SQL Server writes milliseconds after a colon: `10:20:30:123AM`. */
function withFraction(tokens: readonly Token[], at: number, clock: Clock) {
  const digits = tokens[at + 1];
  const isFraction =
    (isText(tokens[at], '.,') || (isText(tokens[at], ':') && isNumber(digits, 3))) &&
    digits?.kind === 'number' &&
    !digits.hasSpaceBefore &&
    !tokens[at]?.hasSpaceBefore;
  return isFraction
    ? { clock: { ...clock, fraction: digits.text }, end: at + 2 }
    : { clock, end: at };
}

const isOClockWord = (token: Token | undefined) => token?.kind === 'word' && isOClock(token.text);
const periodAt = (token: Token | undefined) =>
  token?.kind === 'word' ? periodOf(token.text) : null;
const isPeriod = (token: Token | undefined) => periodAt(token) !== null;

function withDayPeriod(tokens: readonly Token[], { clock, start, end }: Found): TimeOfDay {
  const before = periodAt(tokens[start - 1]);
  let period = before;
  let last = end;
  for (let token = tokens[last]; token?.kind === 'word'; token = tokens[++last]) {
    const found = attachedPeriod(token) ?? periodOf(token.text);
    if (found === null && !isOClock(token.text)) break;
    period ??= found;
  }
  return {
    ms: millisecondsOf(clock, period),
    start: before === null ? start : start - 1,
    end: last,
  };
}

/** `10:00p` without a space; a separate capital is a zone. */
const attachedPeriod = ({ text, hasSpaceBefore: isApart }: Token) =>
  isApart ? null : text === 'a' ? 0 : text === 'p' ? 12 : null;

function millisecondsOf({ hour, minute, second, fraction }: Clock, period: number | null): number {
  const [minutes, seconds] = [Number(minute), Number(second)];
  const hours = hourOf(Number(hour), period);
  const rest = minutes * MINUTE_MS + seconds * 1_000 + Number(fraction.slice(0, 3).padEnd(3, '0'));
  // 60 is a leap second, and 24:00 ends the day.
  const isValid = minutes < 60 && seconds <= 60 && (hours < 24 || (hours === 24 && rest === 0));
  return isValid ? hours * HOUR_MS + rest : NaN;
}

/** NaN if a 24-hour figure contradicts its am or pm. */
function hourOf(hour: number, period: number | null): number {
  if (period === null) return hour;
  const within = period + ((((hour - period) % 12) + 12) % 12);
  const day = within % 24;
  return hour > 12 || hour === 0 ? (day === hour ? hour : NaN) : day;
}
