import 'server-only';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import type { CityAir, CityWeather } from './figures';
import type { FuelRow, HoroscopeRow, MarketsRow, MetalsRow } from './tableForms';

export type Memory = {
  weather: readonly CityWeather[] | null;
  air: readonly CityAir[] | null;
  fuel: readonly FuelRow[] | null;
  metals: readonly MetalsRow[] | null;
  horoscope: readonly HoroscopeRow[] | null;
  markets: readonly MarketsRow[] | null;
};

export const memory = (): Memory =>
  processGlobal('site.figures', () => ({
    weather: null,
    air: null,
    fuel: null,
    metals: null,
    horoscope: null,
    markets: null,
  }));
