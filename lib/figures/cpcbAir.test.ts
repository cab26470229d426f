/** @jest-environment node */
import { environment } from '@/lib/config/environment.mjs';
import { startLocalServer } from '@/lib/testing/localServer';
import { page, records, rowsOf, updatedAt } from '@/sources/figures/cpcb.mjs';
import { loadCpcbAir } from './cpcbAir';

/** 09:37 in India. */
const NOW = Date.parse('2026-11-27T04:07:00Z');
const HOUR_MS = 3_600_000;

let answers: ((query: URLSearchParams) => string | null)[] = [];
let asked: URLSearchParams[] = [];
let server: Awaited<ReturnType<typeof startLocalServer>>;

beforeAll(async () => {
  server = await startLocalServer((request, response) => {
    const query = new URL(request.url ?? '', 'http://localhost').searchParams;
    asked.push(query);
    const [first, ...others] = answers;
    if (others.length > 0) answers = others;
    const body = first?.(query) ?? null;
    response.writeHead(body === null ? 503 : 200).end(body);
  });
  Object.assign(environment(), { CPCB_URL: `${server.url}/resource`, CPCB_KEY: 'secret-key' });
});
afterAll(() => server.stop());
beforeEach(() => {
  asked = [];
});

const sends =
  (rows: readonly object[]) =>
  (query: URLSearchParams): string =>
    JSON.stringify(page(query, rows));
const broken = () => null;

const place = (id: string, en = id) => ({
  id,
  name: { en, hi: '' },
  latitude: 23,
  longitude: 77,
});
const load = (...places: ReturnType<typeof place>[]) =>
  loadCpcbAir(AbortSignal.timeout(20_000), { places, now: NOW });

const station = (name: string, values: Record<string, string>, moment = NOW) =>
  rowsOf(name, { city: 'Bhopal', state: 'Madhya_Pradesh', updated: updatedAt(moment), values });

it('has of each city the mean of its stations, sub-indices as they came, and India’s time', async () => {
  answers = [sends(records(NOW))];
  expect(await load(place('bhopal'), place('delhi'), place('burhanpur'))).toEqual([
    {
      id: 'bhopal',
      measuredAt: Date.parse('2026-11-27T09:00:00+05:30'),
      index: 120, // of 108 and 132
      prominent: 'pm25',
      subIndices: { pm25: 120, pm10: 107, no2: 31, nh3: 4, so2: 10, co: 49, o3: 22 },
      concentrations: null,
      stations: 2,
    },
    expect.objectContaining({ id: 'delhi', index: 318, stations: 1 }),
  ]);
});

it('a station without a Latin city is no city’s', async () => {
  const values = { 'PM2.5': '90', PM10: '80', NO2: '10', SO2: '5' };
  const nowhere = rowsOf('Board', { city: '', state: 'Bihar', updated: updatedAt(NOW), values });
  answers = [sends([...nowhere, ...station('Board', values)])];
  expect(
    (await load(place('bhopal'), place('patna'))).map(({ id, stations }) => [id, stations]),
  ).toEqual([['bhopal', 1]]);
});

it('asks page by page until it has all rows', async () => {
  const rows = Array.from({ length: 100 }, (_, at) =>
    station(`Station ${at}`, { 'PM2.5': '90', PM10: '80', NO2: '10', SO2: '5' }),
  ).flat();
  answers = [sends(rows)];
  expect(await load(place('bhopal'))).toMatchObject([{ stations: 100 }]);
  expect(asked.map((query) => query.get('offset'))).toEqual(['0', '300']);
});

it('tries a page again, twice', async () => {
  answers = [broken, broken, sends(records(NOW))];
  expect(await load(place('bhopal'))).toHaveLength(1);
  answers = [broken];
  await expect(load(place('bhopal'))).rejects.toThrow(/^answered 503$/);
});

const SOUND = { 'PM2.5': '90', PM10: '80', NO2: '10' };

it.each([
  ['has two pollutants', station('A', { 'PM2.5': '90', PM10: '80', NO2: 'NA' })],
  ['has no particles', station('A', { NO2: '90', SO2: '80', CO: '10' })],
  ['is all zero', station('A', { 'PM2.5': '0', PM10: '0', NO2: '0' })],
  ['has values that are no sub-indices', station('A', { 'PM2.5': '900', PM10: '-1', NO2: '' })],
  ['stopped hours ago', station('A', SOUND, NOW - 5 * HOUR_MS)],
  ['is of tomorrow', station('A', SOUND, NOW + 24 * HOUR_MS)],
  ['has an unreadable time', station('A', SOUND).map((row) => ({ ...row, last_update: 'now' }))],
])('leaves out a station that %s', async (_, rows) => {
  answers = [sends([...station('Sound', SOUND), ...rows])];
  expect(await load(place('bhopal'))).toMatchObject([{ index: 90, stations: 1 }]);
});

it('reads the older names of the values, and numbers', async () => {
  answers = [
    sends(
      station('A', SOUND).map(({ avg_value, ...row }) => ({
        ...row,
        pollutant_avg: Number(avg_value),
      })),
    ),
  ];
  expect(await load(place('bhopal'))).toMatchObject([{ index: 90 }]);
});

it('compares names by letters and digits', async () => {
  const rows = rowsOf('A', {
    city: 'Greater_Noida',
    state: '',
    updated: updatedAt(NOW),
    values: SOUND,
  });
  answers = [sends(rows)];
  expect(await load(place('gn', 'Greater Noida'))).toMatchObject([{ id: 'gn' }]);
});

it.each([
  ['an empty list', sends([]), /^the answer has no rows$/],
  ['no list', () => '{"status":"error"}', /^the answer has no list of records$/],
  ['no JSON', () => '<html>', /^the answer is not JSON$/],
  ['other cities', sends(records(NOW)), /^no city has a current value$/],
])('takes %s for a failure', async (_, answer, message) => {
  answers = [answer];
  await expect(load(place('atlantis'))).rejects.toThrow(message);
});
