import { DAY_MS } from '@/lib/format/elapsed';
import { newsroomDay } from '@/lib/format/newsroomTime';
import { type FigureKind, isCurrent } from './age';

type Measured = { measuredAt: number };

const LIMIT_BEFORE_MS = 7 * DAY_MS;

/**
 * Oldest first. A later line with the same time stays behind the earlier one, because it corrects
 * it.
 */
const byTime = (a: Measured, b: Measured) => a.measuredAt - b.measuredAt;

export function newestOf<Row extends Measured>(
  rows: readonly Row[],
  kind: FigureKind,
  now: number,
): { row: Row; before: Row | null } | null {
  const [row, ...older] = rows
    .filter(({ measuredAt }) => measuredAt <= now)
    .toSorted(byTime)
    .toReversed();
  if (!row || !isCurrent(kind, row.measuredAt, now)) return null;
  const today = newsroomDay(row.measuredAt);
  const before = older.find(({ measuredAt }) => newsroomDay(measuredAt) < today);
  const isNear = before && row.measuredAt - before.measuredAt <= LIMIT_BEFORE_MS;
  return { row, before: isNear ? before : null };
}

export function lastOfDays<Row extends Measured>(
  rows: readonly Row[],
  { now, days }: { now: number; days: number },
): (Row & { day: string })[] {
  const byDay = new Map<string, Row>();
  for (const row of rows.toSorted(byTime))
    if (row.measuredAt <= now) byDay.set(newsroomDay(row.measuredAt), row);
  const first = newsroomDay(now - (days - 1) * DAY_MS);
  return [...byDay].filter(([day]) => day >= first).map(([day, row]) => ({ ...row, day }));
}

export const changeOf = (value: number, before: number | undefined): number =>
  before === undefined ? Number.NaN : Math.round((value - before) * 100) / 100;
