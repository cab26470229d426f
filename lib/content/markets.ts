import type { Wording } from '@/lib/i18n/localized';

/** An index with its last value, its change in points and the same change in percent: sample figures. */
export type MarketIndex = {
  id: string;
  name: Wording;
  value: number;
  change: number;
  changePercent: number;
};
