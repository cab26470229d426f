/** @jest-environment node */
import { environment } from '@/lib/config/environment.mjs';
import { currentAir } from '@/lib/figures/current/currentAir';
import { currentFuel, currentMarkets, currentMetals } from '@/lib/figures/current/currentPrices';
import { currentReadings } from '@/lib/figures/current/currentReadings';
import { currentWeather } from '@/lib/figures/current/currentWeather';
import { expectConsole } from '@/lib/testing/expectConsole';
import { holdSetTimeout } from '@/lib/testing/holdSetTimeout';
import { startLocalServer } from '@/lib/testing/localServer';
import { answerOf } from '@/sources/figures/serve.mjs';
import { startFigures } from './startFigures';

let asked: string[] = [];
let server: Awaited<ReturnType<typeof startLocalServer>>;

beforeAll(async () => {
  server = await startLocalServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    asked.push(url.pathname);
    const answer = answerOf(url, Date.now());
    response.writeHead(answer === null ? 500 : 200).end(answer);
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  asked = [];
  // A poll would look again while another file is tested in this process.
  holdSetTimeout();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-27T10:00:00+05:30'));
});

afterEach(() => void jest.useRealTimers());

const set = (settings: Record<string, string | undefined>) =>
  Object.assign(environment(), {
    WEATHER_SOURCE: undefined,
    AIR_SOURCE: undefined,
    FUEL_TABLE: undefined,
    METALS_TABLE: undefined,
    HOROSCOPE_TABLE: undefined,
    MARKETS_TABLE: undefined,
    OPEN_METEO_URL: server.url,
    CPCB_URL: `${server.url}/cpcb`,
    CPCB_KEY: 'sample-key',
    ...settings,
  });

it('asks nobody without a setting', async () => {
  set({});
  await startFigures();
  expect(asked).toEqual([]);
});

it('asks each source once, however often pages read', async () => {
  set({
    WEATHER_SOURCE: 'open-meteo',
    AIR_SOURCE: 'open-meteo',
    FUEL_TABLE: `${server.url}/fuel.csv`,
    METALS_TABLE: `${server.url}/metals.csv`,
    HOROSCOPE_TABLE: `${server.url}/horoscope.csv`,
    MARKETS_TABLE: `${server.url}/markets.csv`,
  });
  await startFigures();
  const now = Date.now();
  const counts = Array.from({ length: 50 }, () => [
    currentWeather(now)?.length,
    currentAir(now)?.cities.length,
    currentFuel(now)?.cities.length,
    currentMetals(now)?.cities.length,
    currentReadings('hi', now)?.length,
    currentMarkets(now)?.length,
  ]);
  expect(counts).toEqual(counts.map(() => [10, 14, 4, 4, 12, 2]));
  expect(asked.toSorted()).toEqual([
    '/fuel.csv',
    '/horoscope.csv',
    '/markets.csv',
    '/metals.csv',
    '/v1/air-quality',
    '/v1/forecast',
  ]);
});

it('shows the board’s stations where they are the source', async () => {
  set({ AIR_SOURCE: 'cpcb' });
  await startFigures();
  expect(currentAir(Date.now())).toMatchObject({
    kind: 'official',
    cities: [{ id: 'bhopal', stations: 2 }, { id: 'delhi' }],
  });
});

it('keeps the others where one fails', async () => {
  expectConsole('error', /figures: fuel: Error: answered 500/);
  set({ FUEL_TABLE: `${server.url}/nothing.csv`, METALS_TABLE: `${server.url}/metals.csv` });
  await startFigures();
  expect(currentMetals(Date.now())?.cities).toHaveLength(4);
});
