import { MARKET_SUMMARY } from '#site/markets.mjs';
import { environment } from '@/lib/config/environment.mjs';
import type { MarketIndex } from '@/lib/site/contentSchema';
import { memory } from './memory';
import { changeOf, newestOf } from './newest';

export type CurrentIndex = MarketIndex & { measuredAt: number; source: string };

export function currentMarkets(now: number): readonly CurrentIndex[] | null {
  if (!environment().MARKETS_TABLE) return null;
  return MARKET_SUMMARY.flatMap(({ id, name }) => {
    const own = (memory().markets ?? []).filter(({ index }) => index === id);
    const found = newestOf(own, 'markets', now);
    if (!found?.before) return [];
    const { row, before } = found;
    const change = changeOf(row.value, before.value);
    return {
      id,
      name,
      value: row.value,
      change,
      changePercent: changeOf((change / before.value) * 100, 0),
      measuredAt: row.measuredAt,
      source: row.source,
    };
  });
}
