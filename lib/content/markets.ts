import type { Wording } from '@/lib/i18n/localized';

export type MarketIndex = {
  id: string;
  name: Wording;
  value: number;
  change: number;
  changePercent: number;
};
