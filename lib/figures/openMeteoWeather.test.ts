/** @jest-environment node */
import { environment } from '@/lib/config/environment.mjs';
import { expectConsole } from '@/lib/testing/expectConsole';
import { startLocalServer } from '@/lib/testing/localServer';
import { forecast, refusal } from '@/sources/figures/openMeteo.mjs';
import { conditionOf, loadForecasts, readForecast } from './openMeteoWeather';

/** 09:37 in India. */
const NOW = Date.parse('2026-11-27T04:07:00Z');
const QUERY = new URLSearchParams({ latitude: '23.26', forecast_days: '6' });
const sound = forecast(QUERY, NOW);

type Answer = { status?: number; location?: string; body: string; hangs?: true };
let answer: (query: URLSearchParams) => Answer;
let asked: string[] = [];
let server: Awaited<ReturnType<typeof startLocalServer>>;

beforeAll(async () => {
  server = await startLocalServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    asked.push(url.href);
    const { status = 200, location, body, hangs } = answer(url.searchParams);
    if (!hangs) response.writeHead(status, { ...(location && { location }) }).end(body);
  });
  process.env.OPEN_METEO_URL = server.url;
  process.env.OPEN_METEO_KEY = 'secret-key';
  environment();
});
afterAll(() => server.stop());
beforeEach(() => {
  asked = [];
});

const places = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `city-${index}`,
    name: { en: '', hi: '' },
    latitude: 20 + index / 100,
    longitude: 77,
  }));
const load = (count: number, ms = 20_000) => loadForecasts(AbortSignal.timeout(ms), places(count));
const sends = (change: (all: unknown) => unknown) => {
  answer = (query) => ({ body: JSON.stringify(change(forecast(query, NOW))) });
};

describe('the forecast', () => {
  it('is of the time that the answer names, rounded, with the words of this site', () => {
    expect(readForecast('bhopal', sound)).toEqual({
      id: 'bhopal',
      measuredAt: Date.parse('2026-11-27T09:30:00+05:30'),
      tempC: 20,
      condition: 'partly-cloudy',
      isDay: true,
      humidityPercent: 61,
      windKmh: 10,
      days: [
        { date: '2026-11-27', condition: 'partly-cloudy', tempC: 28 },
        { date: '2026-11-28', condition: 'cloudy', tempC: 29 },
        { date: '2026-11-29', condition: 'rainy', tempC: 30 },
        { date: '2026-11-30', condition: 'rainy', tempC: 31 },
        { date: '2026-12-01', condition: 'sunny', tempC: 32 },
        { date: '2026-12-02', condition: 'partly-cloudy', tempC: 33 },
      ],
    });
  });

  it.each([1, 3])('of %i places comes in one call', async (count) => {
    sends((all) => all);
    expect((await load(count)).map(({ id }) => id)).toEqual(places(count).map(({ id }) => id));
    expect(asked).toHaveLength(1);
  });

  it('of more than a hundred places comes in two', async () => {
    sends((all) => all);
    expect(await load(101)).toHaveLength(101);
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['an unknown unit', '"°C"', '"K"'],
    ['no time', '"time":"2026-11-27T09:30"', '"time":null'],
    ['a heat that cannot be', '"temperature_2m":20.4', '"temperature_2m":99'],
    ['a wind that cannot be', '"wind_speed_10m":9.7', '"wind_speed_10m":-1'],
    ['no offset', '"utc_offset_seconds":19800', '"utc_offset_seconds":null'],
  ])('of a place with %s is left out alone', async (_, from, to) => {
    expectConsole('warn', /figures: weather: city-1 has /);
    const broken: unknown = JSON.parse(JSON.stringify(sound).replace(from, to));
    sends((all) => [...[all].flat().slice(0, 1), broken]);
    expect((await load(2)).map(({ id }) => id)).toEqual(['city-0']);
  });

  it.each([
    ['°F', 'km/h', { tempC: -6, windKmh: 10 }],
    ['°C', 'm/s', { tempC: 20, windKmh: 35 }],
    ['°C', 'mp/h', { tempC: 20, windKmh: 16 }],
    ['°C', 'kn', { tempC: 20, windKmh: 18 }],
  ])('reads the units %s and %s from the answer', (heat, wind, expected) => {
    const text = JSON.stringify(sound).replaceAll('"°C"', `"${heat}"`);
    const answered: unknown = JSON.parse(text.replace('"km/h"', `"${wind}"`));
    expect(readForecast('bhopal', answered)).toMatchObject(expected);
  });
});

describe('a source of weather that', () => {
  it.each<[string, Answer, RegExp]>([
    ['refuses', { status: 400, body: JSON.stringify(refusal('no')) }, /^answered 400$/],
    ['has had enough', { status: 429, body: JSON.stringify(refusal('Daily')) }, /^answered 429$/],
    ['is broken', { status: 503, body: 'busy' }, /^answered 503$/],
    ['sends a page', { body: '<!doctype html><title>Login</title>' }, /^the answer is not JSON$/],
    ['sends nothing', { body: '' }, /^the answer is not JSON$/],
    ['sends another number of places', { body: '[{}]' }, /^answered for 1 of 2 places$/],
    ['sends rubbish', { body: '[{},{}]' }, /^the answer has nothing usable: city-0 has no usable /],
    [
      'leads elsewhere',
      { status: 302, location: 'http://127.0.0.1:1/x', body: '' },
      /^redirects to http:\/\/127/,
    ],
    ['leads in a circle', { status: 302, location: '/v1/forecast', body: '' }, /^answered 302$/],
    ['sends too much', { body: `[${' '.repeat(5_000_001)}]` }, /^body over 5000000 bytes$/],
  ])('%s is named in the log, without its key', async (_, given, message) => {
    answer = () => given;
    await expect(load(2)).rejects.toThrow(message);
    await expect(load(2)).rejects.not.toThrow(/secret-key/);
  });

  it('never answers is given up', async () => {
    answer = () => ({ body: '', hangs: true });
    await expect(load(2, 50)).rejects.toThrow(/timeout/);
  });
});

it('asks by the key where there is one, for Indian days', async () => {
  sends((all) => all);
  await load(2);
  const query = new URL(asked[0] ?? '').searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    latitude: '20.0000,20.0100',
    longitude: '77.0000,77.0000',
    timezone: 'Asia/Kolkata',
    apikey: 'secret-key',
  });
  const variables = ['current', 'daily'].flatMap((name) => (query.get(name) ?? '').split(','));
  expect(variables.length).toBeLessThanOrEqual(10); // above which a call counts as more than one
});

it.each([
  [0, 'sunny'],
  [1, 'sunny'],
  [2, 'partly-cloudy'],
  [3, 'cloudy'],
  [45, 'cloudy'],
  [48, 'cloudy'],
  [51, 'rainy'],
  [67, 'rainy'],
  [71, 'cloudy'],
  [77, 'cloudy'],
  [82, 'rainy'],
  [86, 'cloudy'],
  [95, 'stormy'],
  [99, 'stormy'],
  [4, null],
  [100, null],
  [null, null],
])('the WMO code %s is %s', (code, condition) => {
  expect(conditionOf(code)).toBe(condition);
});
