/** @jest-environment node */
import { environment } from '@/lib/config/environment.mjs';
import { expectConsole } from '@/lib/testing/expectConsole';
import { startLocalServer } from '@/lib/testing/localServer';
import { airQuality } from '@/sources/figures/openMeteo.mjs';
import { loadAir, readAir } from './openMeteoAir';

/** 09:37 in India. */
const NOW = Date.parse('2026-11-27T04:07:00Z');
const HOUR_MS = 3_600_000;

/** The hours of yesterday and today, of which 34 have passed, and a mean for each pollutant. */
const sound = JSON.stringify(airQuality(new URLSearchParams({ latitude: '23.26' }), NOW));

/** The answer with a pollutant's hours made anew; `hour` is 0 in the present one, −1 before. */
function withHours(name: string, valueAt: (hour: number) => number | null): unknown {
  const answer = JSON.parse(sound);
  answer.hourly[name] = answer.hourly[name].map((_: unknown, at: number) => valueAt(at - 33));
  return answer;
}

describe('the air of the model', () => {
  it('is India’s index of the last hours’ means', () => {
    expect(readAir('bhopal', JSON.parse(sound), NOW)).toEqual({
      id: 'bhopal',
      measuredAt: Date.parse('2026-11-27T09:00:00+05:30'),
      index: 156,
      prominent: 'pm25',
      subIndices: { pm25: 156, pm10: 114, no2: 57, so2: 15, co: 51, o3: 41 },
      concentrations: { pm25: 77, pm10: 121, no2: 46, so2: 12, co: 1.1, o3: 41 },
      stations: null,
    });
  });

  it.each([
    ['pm2_5', 'pm25', 24],
    ['ozone', 'o3', 8],
  ] as const)('is of %s the mean over the hours of the rule alone', (name, pollutant, hours) => {
    const answer = withHours(name, (hour) => (hour > 0 ? 900 : hour > -hours ? 30 : 700));
    expect(readAir('bhopal', answer, NOW).concentrations).toMatchObject({ [pollutant]: 30 });
  });

  it.each([
    [16, 30],
    [15, undefined],
  ])('needs two thirds of a day: %i hours', (hours, expected) => {
    const answer = withHours('pm10', (hour) => (hour > -hours ? 30 : null));
    expect(readAir('bhopal', answer, NOW).concentrations?.pm10).toBe(expected);
  });

  it('takes the last hour’s ozone where the mean is above 208', () => {
    const answer = withHours('ozone', (hour) => (hour === 0 ? 400 : 220));
    expect(readAir('bhopal', answer, NOW).concentrations?.o3).toBe(400);
  });

  it.each([
    ['micrograms by the other sign', 'μg/m³', '\u00B5g/m³', { pm25: 77 }],
    ['milligrams', '"sulphur_dioxide":"μg/m³"', '"sulphur_dioxide":"mg/m³"', { so2: 12_000 }],
  ])('reads %s from the answer', (_, from, to, expected) => {
    const answer: unknown = JSON.parse(sound.replaceAll(from, to));
    expect(readAir('bhopal', answer, NOW).concentrations).toMatchObject(expected);
  });

  it.each([
    ['an unknown unit', '"ozone":"μg/m³"', '"ozone":"ppb"', /unknown unit ppb/],
    ['hours below zero', '"pm10":[121', '"pm10":[-1', /no usable hourly.pm10/],
    ['more than there can be', '"pm2_5":"μg/m³"', '"pm2_5":"mg/m³"', /has pm2_5 \d{5,}/],
    ['no hours', '"hourly":', '"nothing":', /no usable hourly/],
  ])('refuses %s', (_, from, to, message) => {
    expect(() => readAir('bhopal', JSON.parse(sound.replaceAll(from, to)), NOW)).toThrow(message);
  });

  it.each([
    ['before its hours', NOW - 48 * HOUR_MS],
    ['after them', NOW + 24 * HOUR_MS],
  ])('is none %s', (_, now) => {
    expect(() => readAir('bhopal', JSON.parse(sound), now)).toThrow(/no value for this hour/);
  });

  it('is none with too few pollutants', () => {
    const answer = JSON.parse(sound);
    for (const name of ['pm2_5', 'pm10']) answer.hourly[name] = answer.hourly[name].map(() => null);
    expect(() => readAir('bhopal', answer, NOW)).toThrow(/too few pollutants/);
  });
});

it('leaves out alone a place whose answer cannot be used', async () => {
  const server = await startLocalServer((_, response) => response.end(`[${sound},{}]`));
  Object.assign(environment(), { OPEN_METEO_URL: server.url });
  expectConsole('warn', /figures: air: indore has no usable /);
  const place = { name: { en: '', hi: '' }, latitude: 23, longitude: 77 };
  const places = ['bhopal', 'indore'].map((id) => ({ ...place, id }));
  const cities = await loadAir(AbortSignal.timeout(20_000), { places, now: NOW });
  expect(cities.map(({ id }) => id)).toEqual(['bhopal']);
  await server.stop();
});
