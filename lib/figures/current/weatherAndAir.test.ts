/** @jest-environment node */
import { environment } from '@/lib/config/environment.mjs';
import { currentAir } from './currentAir';
import { currentWeather } from './currentWeather';
import type { CityAir, CityWeather } from './figures';
import { memory } from './memory';

const AT = Date.parse('2026-11-27T23:30:00+05:30');
const HOUR_MS = 3_600_000;
const DAYS = ['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02'];

const city: CityWeather = {
  id: 'bhopal',
  measuredAt: AT,
  tempC: 20,
  condition: 'sunny',
  isDay: false,
  humidityPercent: 50,
  windKmh: 9,
  days: DAYS.map((date) => ({ date, condition: 'sunny', tempC: 28 })),
};

describe('the weather', () => {
  const on = () => Object.assign(environment(), { WEATHER_SOURCE: 'open-meteo' });
  afterEach(() => {
    Object.assign(environment(), { WEATHER_SOURCE: undefined });
    memory().weather = null;
  });

  it('is none without a source, whatever is known', () => {
    memory().weather = [city];
    expect(currentWeather(AT)).toBeNull();
  });

  it('is empty before the first answer', () => {
    on();
    expect(currentWeather(AT)).toEqual([]);
  });

  it.each([
    ['now', AT, 1],
    ['three hours later', AT + 3 * HOUR_MS, 1],
    ['later than that', AT + 3 * HOUR_MS + 1, 0],
    ['before its own time', AT - HOUR_MS - 1, 0],
  ])('of %s', (_, now, count) => {
    on();
    memory().weather = [city];
    expect(currentWeather(now)).toHaveLength(count);
  });

  it.each([
    ['before midnight', AT, DAYS.slice(0, 5)],
    ['after it', AT + HOUR_MS, DAYS.slice(1)],
  ])('has five days from today, %s', (_, now, days) => {
    on();
    memory().weather = [city];
    expect(currentWeather(now)?.[0]?.days.map(({ date }) => date)).toEqual(days);
  });
});

describe('the air', () => {
  afterEach(() => {
    Object.assign(environment(), { AIR_SOURCE: undefined });
    memory().air = null;
  });
  const air = (id: string): CityAir => ({
    id,
    measuredAt: AT,
    index: 90,
    prominent: 'pm25',
    subIndices: {},
    concentrations: null,
    stations: 1,
  });

  it('is none without a source', () => {
    memory().air = [air('bhopal')];
    expect(currentAir(AT)).toBeNull();
  });

  it.each([
    ['cpcb', 'official'],
    ['open-meteo', 'model'],
  ])('of %s is called %s', (AIR_SOURCE, kind) => {
    Object.assign(environment(), { AIR_SOURCE });
    expect(currentAir(AT)).toEqual({ kind, cities: [] });
  });

  it('has the site’s cities first, and none older than three hours', () => {
    Object.assign(environment(), { AIR_SOURCE: 'cpcb' });
    const old = { ...air('indore'), measuredAt: AT - 3 * HOUR_MS - 1 };
    memory().air = [air('delhi'), old, air('bhopal'), air('atlantis')];
    expect(currentAir(AT)?.cities.map(({ id }) => id)).toEqual(['bhopal', 'delhi']);
  });
});
