import { DAY_MS } from '@/lib/format/elapsed';
import type { Token } from './dateTokens';
import { isTuesday, monthOf, weekdayOf } from './dateWords';

export type Day = { year: number; month: number; day: number };

/** A number outside this range is no year, or belongs to a "never" date. */
const YEARS = { first: 1970, last: 2099 };

/** Bare figures are day, month, year, as in India, unless only another order fits. */
export function dayOf(tokens: readonly Token[]): Day | null {
  const numbers = tokens.filter(({ kind }) => kind === 'number').map(({ text }) => text);
  const months = tokens.flatMap(({ kind, text }, at) => {
    const month = kind === 'word' ? monthOf(text) : null;
    return month === null ? [] : { at, text, month };
  });
  const [first] = months;
  const isWeekday = months.length > 1 && first?.at === 0 && isTuesday(first.text);
  const [named, another] = isWeekday ? months.slice(1) : months;
  if (named) return another ? null : ofNamed(numbers, named.month + 1);
  const [weekday] = tokens.flatMap(({ kind, text }) =>
    kind === 'word' ? (weekdayOf(text) ?? []) : [],
  );
  return ofFigures(numbers, between(tokens), weekday);
}

function between(tokens: readonly Token[]): string {
  const first = tokens.findIndex(({ kind }) => kind === 'number');
  const last = tokens.findLastIndex(({ kind }) => kind === 'number');
  return tokens
    .slice(first, last)
    .flatMap(({ kind, text }) => (kind === 'number' ? [] : text))
    .join('');
}

function ofNamed(numbers: readonly string[], month: number): Day | null {
  const [one, other, more] = numbers;
  if (one === undefined || other === undefined || more !== undefined) return null;
  const [year, day] = one.length > 2 ? [one, other] : [other, one];
  return day.length > 2 ? null : valid({ year: fullYear(year), month, day: Number(day) });
}

/** RFC 5322, 4.3: two digits below 50 mean 20xx; others, and three digits, count from 1900. */
function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length === 2) return year < 50 ? 2000 + year : 1900 + year;
  return digits.length === 3 ? 1900 + year : year;
}

const SEPARATORS = /^[-_/.:,|' ]*$/;

function ofFigures(
  numbers: readonly string[],
  separators: string,
  weekday: number | undefined,
): Day | null {
  const [one = '', two = '', three = '', ...more] = numbers;
  if (more.length > 0) return null;
  if (/^-?W-?$/i.test(separators.slice(0, 3))) return ofWeek(one, two, three);
  if (!SEPARATORS.test(separators)) return null;
  if (numbers.length === 1) return compact(one);
  if (numbers.length === 2)
    return one.length === 4 && two.length === 3 && separators === '-'
      ? ofYear(Number(one), Number(two))
      : null;
  if (two.length > 2) return null;
  if (one.length === 4 && three.length <= 2)
    return valid({ year: Number(one), month: Number(two), day: Number(three) });
  if (one.length > 2 || (three.length !== 2 && three.length !== 4)) return null;
  const year = fullYear(three);
  const dayFirst = valid({ year, month: Number(two), day: Number(one) });
  const monthFirst = valid({ year, month: Number(one), day: Number(two) });
  // Drupal's "Fri, 03/08/2024" is a Friday only with the month first.
  return isOn(weekday, monthFirst) && !isOn(weekday, dayFirst)
    ? monthFirst
    : (dayFirst ?? monthFirst);
}

const isOn = (weekday: number | undefined, day: Day | null): boolean =>
  day !== null &&
  (new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay() + 6) % 7 === weekday;

function compact(digits: string): Day | null {
  if (digits.length === 7) return ofYear(Number(digits.slice(0, 4)), Number(digits.slice(4)));
  if (digits.length !== 8) return null;
  const [a, b, c, d] = [0, 2, 4, 6].map((at) => digits.slice(at, at + 2));
  return (
    valid({ year: Number(`${a}${b}`), month: Number(c), day: Number(d) }) ??
    valid({ year: Number(`${c}${d}`), month: Number(b), day: Number(a) })
  );
}

/** ISO 8601 ordinal dates, counted from 1. */
function ofYear(year: number, count: number): Day | null {
  const day = dayAt(Date.UTC(year, 0, count));
  return day.year === year ? valid(day) : null;
}

/** ISO week dates, `2024-W11-2` or `2024W112`; week 1 has the year's first Thursday. */
function ofWeek(year: string, week: string, weekday: string): Day | null {
  const [number, day] = weekday === '' ? [week.slice(0, 2), week.slice(2) || '1'] : [week, weekday];
  if (year.length !== 4 || number.length !== 2 || !/^[1-7]$/.test(day)) return null;
  const fourth = Date.UTC(Number(year), 0, 4);
  const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * DAY_MS;
  const at = monday + ((Number(number) - 1) * 7 + Number(day) - 1) * DAY_MS;
  const thursday = at + (4 - Number(day)) * DAY_MS;
  return dayAt(thursday).year === Number(year) ? valid(dayAt(at)) : null;
}

function dayAt(at: number): Day {
  const date = new Date(at);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

function valid(given: Day): Day | null {
  const { year, month, day } = given;
  if (!(year >= YEARS.first && year <= YEARS.last)) return null;
  const same = dayAt(Date.UTC(year, month - 1, day));
  return same.month === month && same.day === day ? given : null;
}
