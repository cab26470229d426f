import { environment } from '@/lib/config/environment.mjs';
import { indianDay } from '@/lib/format/indianTime';
import { isCurrent } from '../client/age';
import type { CityWeather } from '../weather/cityWeather';
import { memory } from './memory';

const DAYS = 5;

export function currentWeather(now: number): readonly CityWeather[] | null {
  if (!environment().WEATHER_SOURCE) return null;
  const today = indianDay(now);
  return (memory().weather ?? [])
    .filter(({ measuredAt }) => isCurrent('weather', measuredAt, now))
    .map((city) => ({
      ...city,
      days: city.days.filter(({ date }) => date >= today).slice(0, DAYS),
    }));
}
