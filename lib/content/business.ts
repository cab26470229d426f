import type { Localized } from '@/lib/i18n/localized';

/** An index with its last value, its change in points and the same change in percent. */
export type MarketIndex = {
  id: string;
  name: Localized;
  value: number;
  change: number;
  changePercent: number;
};

/** The market summary: fixed sample figures as of mid-January 2024, not a quotation. */
export const MARKET_SUMMARY: readonly MarketIndex[] = [
  {
    id: 'sensex',
    name: { en: 'Sensex', hi: 'सेंसेक्स' },
    value: 73_327.94,
    change: 759.49,
    changePercent: 1.05,
  },
  {
    id: 'nifty',
    name: { en: 'Nifty', hi: 'निफ़्टी' },
    value: 22_097.45,
    change: 202.9,
    changePercent: 0.93,
  },
  {
    id: 'bank-nifty',
    name: { en: 'Bank Nifty', hi: 'बैंक निफ़्टी' },
    value: 48_158.3,
    change: 448.5,
    changePercent: 0.94,
  },
];
