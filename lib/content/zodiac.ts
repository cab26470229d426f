export type Day = { month: number; day: number };

const span = <Id extends string>(
  id: Id,
  from: [month: number, day: number],
  to: [month: number, day: number],
) => ({
  id,
  from: { month: from[0], day: from[1] },
  to: { month: to[0], day: to[1] },
});

/**
 * The tropical zodiac with the dates that newspapers print; the Sun's entry shifts by hours each
 * year.
 */
export const ZODIAC = [
  span('aries', [3, 21], [4, 19]),
  span('taurus', [4, 20], [5, 20]),
  span('gemini', [5, 21], [6, 20]),
  span('cancer', [6, 21], [7, 22]),
  span('leo', [7, 23], [8, 22]),
  span('virgo', [8, 23], [9, 22]),
  span('libra', [9, 23], [10, 22]),
  span('scorpio', [10, 23], [11, 21]),
  span('sagittarius', [11, 22], [12, 21]),
  span('capricorn', [12, 22], [1, 19]),
  span('aquarius', [1, 20], [2, 18]),
  span('pisces', [2, 19], [3, 20]),
] as const;

export type SignId = (typeof ZODIAC)[number]['id'];

const LEAP_YEAR = 2024;

const order = ({ month, day }: Day) => month * 100 + day;

const isWithin = (day: number, from: number, to: number) =>
  from <= to ? from <= day && day <= to : day >= from || day <= to;

export function signOn({ month, day }: Day): SignId | null {
  if (!isDayOf({ year: LEAP_YEAR, month, day })) return null;
  return (
    ZODIAC.find(({ from, to }) => isWithin(order({ month, day }), order(from), order(to)))?.id ??
    null
  );
}

function isDayOf({ year, month, day }: Day & { year: number }): boolean {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day); // `Date.UTC` would read the year 50 as 1950
  return (
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  );
}

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

export function dayOfBirth(isoDate: string): Day | null {
  const [year, month, day] = (DATE.exec(isoDate.trim())?.slice(1) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  return isDayOf({ year, month, day }) ? { month, day } : null;
}

export const isOnTheEdge = (day: Day): boolean =>
  ZODIAC.some(({ from, to }) => [from, to].some((edge) => order(edge) === order(day)));
