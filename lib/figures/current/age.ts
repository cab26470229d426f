import { DAY_MS, HOUR_MS } from '@/lib/format/elapsed';

/** A source's clock may be slightly ahead of ours. */
const AHEAD_MS = HOUR_MS;

const MAX_AGE_MS = {
  weather: 3 * HOUR_MS,
  air: 3 * HOUR_MS,
  fuel: 36 * HOUR_MS,
  metals: DAY_MS,
  horoscope: DAY_MS,
  /** Friday's close must last over a weekend with an adjacent holiday. */
  markets: 4 * DAY_MS,
} as const;

export type FigureKind = keyof typeof MAX_AGE_MS;

export const isCurrent = (kind: FigureKind, measuredAt: number, now: number): boolean =>
  now - measuredAt <= MAX_AGE_MS[kind] && measuredAt - now <= AHEAD_MS;
