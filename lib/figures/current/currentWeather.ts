import { environment } from '@/lib/config/environment.mjs';
import { newsroomDay } from '@/lib/format/newsroomTime';
import { isCurrent } from './age';
import type { CityWeather } from './figures';
import { memory } from './memory';

const DAYS = 5;

export function currentWeather(now: number): readonly CityWeather[] | null {
  if (!environment().WEATHER_SOURCE) return null;
  const today = newsroomDay(now);
  return (memory().weather ?? [])
    .filter(({ measuredAt }) => isCurrent('weather', measuredAt, now))
    .map((city) => ({
      ...city,
      days: city.days.filter(({ date }) => date >= today).slice(0, DAYS),
    }));
}
