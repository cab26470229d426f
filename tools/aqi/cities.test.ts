import en from '@/messages/en.json';
import hi from '@/messages/hi.json';
import { AQI_BANDS, bandOf, INDIAN_BANDS } from './bands';
import { AQI_CITIES, BARS_END } from './cities';
import { byShare, dominantPollutant, POLLUTANTS, type Pollutant } from './pollutants';

/**
 * Breakpoints of the Central Pollution Control Board (National Air Quality Index, October 2014):
 * the upper end of each band in concentrations. A band begins one step above the end of the one
 * before.
 */
const BREAKPOINTS: Record<Pollutant, readonly number[]> = {
  pm25: [30, 60, 90, 120, 250],
  pm10: [50, 100, 250, 350, 430],
  no2: [40, 80, 180, 280, 400],
  so2: [40, 80, 380, 800, 1600],
  co: [1, 2, 10, 17, 34],
  o3: [50, 100, 168, 208, 748],
};
const STEP: Record<Pollutant, number> = { pm25: 1, pm10: 1, no2: 1, so2: 1, co: 0.1, o3: 1 };

/**
 * One pollutant’s index, on a straight line within its band; the board’s own example: 75 for 45
 * µg/m³ of PM2.5.
 */
function subIndex(pollutant: Pollutant, concentration: number): number {
  const ends = BREAKPOINTS[pollutant];
  const band = ends.findIndex((end) => concentration <= end);
  const before = ends[band - 1];
  const [low, from] =
    before === undefined ? [0, 0] : [before + STEP[pollutant], (INDEX_ENDS[band - 1] ?? NaN) + 1];
  const [high = NaN, to = NaN] = [ends[band], INDEX_ENDS[band]];
  return Math.round(from + ((concentration - low) / (high - low)) * (to - from));
}

const INDEX_ENDS = [50, 100, 200, 300, 400];

const rows = AQI_CITIES.map(({ id, aqi, category, pollutants }) => [
  id,
  aqi,
  category,
  bandOf(INDIAN_BANDS, aqi).key,
  dominantPollutant(pollutants),
]);

describe('the sample', () => {
  it('has four cities, each in a band of its own', () => {
    expect(rows).toEqual([
      ['delhi', 312, 'hazardous', 'veryPoor', 'pm25'],
      ['mumbai', 156, 'unhealthy', 'moderate', 'pm25'],
      ['kolkata', 218, 'veryUnhealthy', 'poor', 'pm25'],
      ['chennai', 68, 'moderate', 'satisfactory', 'pm10'],
    ]);
  });

  it.each(AQI_CITIES)('of $id agrees with itself', ({ aqi, category, lastUpdate, pollutants }) => {
    const band = AQI_BANDS.find(({ key }) => key === category);
    expect(aqi).toBeGreaterThanOrEqual(band?.from ?? Infinity);
    expect(aqi).toBeLessThanOrEqual(band?.upTo ?? Infinity);
    expect(lastUpdate).toBe('2024-01-15');
    expect(Object.keys(pollutants)).toEqual(POLLUTANTS);
  });

  it.each(AQI_CITIES)(
    'of $id has an index that fits its pollutants by the board’s breakpoints',
    ({ aqi, pollutants }) => {
      expect(Math.max(...POLLUTANTS.map((key) => subIndex(key, pollutants[key])))).toBe(aqi);
      expect([subIndex('pm25', 31), subIndex('pm25', 45), subIndex('pm25', 60)]).toEqual([
        51, 75, 100,
      ]);
    },
  );

  it('fits into its bars', () => {
    expect(BARS_END).toBe(2.5);
    expect(
      AQI_CITIES.flatMap(({ pollutants }) => byShare(pollutants)).every(
        ({ share }) => share <= BARS_END,
      ),
    ).toBe(true);
  });
});

describe('the words for each band', () => {
  const zipped = (english: { [group: string]: string }, hindi: { [group: string]: string }) =>
    Object.entries(english).map(([group, text]) => ({ en: text, hi: hindi[group] ?? '' }));
  const texts = AQI_BANDS.flatMap(({ key }) => [...zipped(en.AqiAdvice[key], hi.AqiAdvice[key])]);

  it('are each its own', () => {
    expect(texts).toHaveLength(AQI_BANDS.length * (2 + 5));
    expect(new Set(texts.map(({ en }) => en)).size).toBeGreaterThan(40);
  });

  it('are sentences of both languages in their own scripts', () => {
    expect(texts.filter(({ en }) => !/^[A-Z][^\u0900-\u097F'"]*\.$/.test(en))).toEqual([]);
    expect(texts.filter(({ hi }) => !/^[\u0900-\u097F][^A-Za-z'"०-९]*।$/.test(hi))).toEqual([]);
  });
});
