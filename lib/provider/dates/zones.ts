import type { Token } from './dateTokens';
import { isWeekday, monthOf, zoneOf } from './dateWords';

export type Offset = { minutes: number; end: number };

const isMark = (token: Token | undefined, marks: string) =>
  token?.kind === 'mark' && marks.includes(token.text);

const FARTHEST = 14 * 60;

export function signedOffset(tokens: readonly Token[], at: number): Offset | null {
  const [sign, digits, colon, rest] = tokens.slice(at, at + 4);
  if (!isMark(sign, '+-') || digits?.kind !== 'number' || digits.hasSpaceBefore) return null;
  const hasRest = isMark(colon, ':') && digits.text.length <= 2 && rest?.text.length === 2;
  const end = at + (hasRest ? 4 : 2);
  if (isMark(tokens[end], '-/.:') || isMonth(tokens[end])) return null;
  const text = hasRest
    ? digits.text + rest.text
    : digits.text.length <= 2
      ? `${digits.text}00`
      : digits.text;
  const minutes = Number(text.slice(0, -2)) * 60 + Number(text.slice(-2));
  if (text.length > 4 || minutes > FARTHEST || Number(text.slice(-2)) > 59) return null;
  return { minutes: sign?.text === '-' ? -minutes : minutes, end };
}

const isMonth = (token: Token | undefined) =>
  token?.kind === 'word' && monthOf(token.text) !== null;

/** Single letters mean UTC, because RFC 822 had the military signs wrong (RFC 5322, 4.3). */
export function zoneAt(tokens: readonly Token[], at: number): Offset | null {
  const token = tokens[at];
  if (token?.kind !== 'word') return signedOffset(tokens, at);
  const minutes = /^(?:[A-IK-Z]|z)$/.test(token.text) ? 0 : zoneOf(token.text);
  return minutes === null ? null : (signedOffset(tokens, at + 1) ?? { minutes, end: at + 1 });
}

export const isUnknownZone = (token: Token | undefined): boolean =>
  token?.kind === 'word' &&
  /^[A-Z]{2,5}$/.test(token.text) &&
  !isWeekday(token.text) &&
  !isMonth(token);

const formats = new Map<string, Intl.DateTimeFormat>();

export function isPlace(name: string): boolean {
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  return format;
}

/** `local` is a wall-clock time given as if it were UTC. */
export function momentAt(local: number, timeZone: string): number {
  const guess = local - offsetOf(timeZone, local);
  return local - offsetOf(timeZone, guess);
}

const MINUTE_MS = 60_000;

const OFFSET = /^(?:GMT)?([+-])(\d\d):(\d\d)/;

function offsetOf(timeZone: string, at: number): number {
  const name = OFFSET.test(timeZone) ? timeZone : offsetName(timeZone, at);
  const [, sign = '', hours = '0', minutes = '0'] = OFFSET.exec(name) ?? [];
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
}

const offsetName = (timeZone: string, at: number): string =>
  formatOf(timeZone)
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';
