/** @jest-environment node */
import type { ServerResponse } from 'node:http';
import { environment } from '@/lib/config/environment.mjs';
import { currentMarkets } from '@/lib/figures/current/currentPrices';
import { expectConsole } from '@/lib/testing/expectConsole';
import { forgetProcess } from '@/lib/testing/forgetProcess';
import { holdSetTimeout } from '@/lib/testing/holdSetTimeout';
import { startLocalServer } from '@/lib/testing/localServer';
import { answerOf } from '@/sources/figures/serve.mjs';
import { currentAir } from './current/currentAir';
import { currentFuel, currentMetals } from './current/currentPrices';
import { currentReadings } from './current/currentReadings';
import { currentWeather } from './current/currentWeather';
import { startFigures } from './startFigures';

// What pages know of each kind of figures while its source fails in each way.

const NOW = Date.parse('2026-11-27T10:00:00+05:30');
const HOUR_MS = 3_600_000;

type Send = (response: ServerResponse, good: string) => void;
let send: Send;
const good: Send = (response, body) => response.end(body);

let asked = 0;
let server: Awaited<ReturnType<typeof startLocalServer>>;
beforeAll(async () => {
  server = await startLocalServer((request, response) => {
    asked++;
    send(response, answerOf(new URL(request.url ?? '', 'http://localhost'), NOW) ?? '');
  });
});
afterAll(() => server.stop());

const soon = AbortSignal.timeout.bind(AbortSignal);
beforeEach(() => {
  forgetProcess();
  [send, asked] = [good, 0];
  // No poll looks again, and a source that fails is not given its eight seconds.
  holdSetTimeout();
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => soon(isSilent(send) ? 20 : 5 * ms));
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
});

const NONE = {
  WEATHER_SOURCE: undefined,
  AIR_SOURCE: undefined,
  FUEL_TABLE: undefined,
  METALS_TABLE: undefined,
  HOROSCOPE_TABLE: undefined,
  MARKETS_TABLE: undefined,
};

/** The setting of each kind, how many a page is shown, and from how many hours on none. */
const KINDS = [
  ['weather', { WEATHER_SOURCE: 'open-meteo' }, (now: number) => currentWeather(now), 10, 4],
  ['air', { AIR_SOURCE: 'open-meteo' }, (now: number) => currentAir(now)?.cities ?? null, 14, 4],
  ['air of CPCB', { AIR_SOURCE: 'cpcb' }, (now: number) => currentAir(now)?.cities ?? null, 2, 4],
  ['fuel', { FUEL_TABLE: '/fuel.csv' }, (now: number) => currentFuel(now)?.cities ?? null, 4, 60],
  [
    'metals',
    { METALS_TABLE: '/metals.csv' },
    (now: number) => currentMetals(now)?.cities ?? null,
    4,
    48,
  ],
  [
    'horoscope',
    { HOROSCOPE_TABLE: '/horoscope.csv' },
    (now: number) => currentReadings('hi', now),
    12,
    24,
  ],
  ['markets', { MARKETS_TABLE: '/markets.csv' }, (now: number) => currentMarkets(now), 2, 24 * 5],
] as const;

/** What cannot be in place of every figure, name and sign. */
const absurd = (body: string): string =>
  isJson(body)
    ? JSON.stringify(JSON.parse(body), (name, value: unknown) => {
        if (/_value$/.test(name)) return '9999';
        return typeof value === 'number' && !/offset|total/.test(name) ? 1e300 : value;
      })
    : body.replace(/^(\d{4}-[^,]*).*$/gm, `$1${',1e300'.repeat(5)}`);

const isJson = (body: string) => /^[{[]/.test(body);

/** Each takes the answer that the fake would give. */
const FAILURES: Record<string, Send> = {
  'refuses connections': (response) => response.destroy(),
  'answers 503': (response) => response.writeHead(503).end('busy'),
  'never answers': () => {},
  'never ends its answer': (response, body) => response.write(body.slice(0, 40)),
  'sends a web page': (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Sign in</p>'),
  'sends something else in its format': (response, body) =>
    response.end(isJson(body) ? '{"__proto__":[]}' : 'a,b\n1,2\n'),
  'sends more than anybody reads': (response) => {
    const part = Buffer.alloc(1_000_000, ' ');
    for (let sent = 0; sent < 8; sent++) response.write(part);
    response.end();
  },
  'leads elsewhere': (response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
  'sends figures that cannot be': (response, body) => response.end(absurd(body)),
};

/** Only an end of waiting tells of these. */
const isSilent = (sent: Send) =>
  [FAILURES['never answers'], FAILURES['never ends its answer']].includes(sent);

describe.each(KINDS)('%s', (_, setting, shown, count, hours) => {
  const on = () =>
    Object.assign(environment(), {
      ...NONE,
      OPEN_METEO_URL: server.url,
      CPCB_URL: `${server.url}/cpcb`,
      CPCB_KEY: 'sample-key',
      ...Object.fromEntries(
        Object.entries(setting).map(([name, value]) => [
          name,
          value.startsWith('/') ? server.url + value : value,
        ]),
      ),
    });
  const seen = (now = NOW) => shown(now)?.length ?? null;

  it('is off without its setting: nobody is asked, and pages know of none', async () => {
    Object.assign(environment(), NONE);
    await startFigures();
    expect([asked, seen()]).toEqual([0, null]);
  });

  it('is shown while it is current, and out of date not', async () => {
    on();
    await startFigures();
    expect([seen(), seen(NOW + hours * HOUR_MS)]).toEqual([count, 0]);
  });

  it.each(Object.entries(FAILURES))(
    'has its last good figures where the source %s',
    async (_, fail) => {
      expectConsole('error', /^figures: /);
      on();
      await startFigures();
      send = fail;
      await startFigures();
      expect([seen(), seen(NOW + hours * HOUR_MS)]).toEqual([count, 0]);
    },
  );

  it.each(Object.entries(FAILURES))(
    'is empty where the source %s from the start',
    async (_, fail) => {
      expectConsole('error', /^figures: /);
      on();
      send = fail;
      await startFigures();
      expect(seen()).toBe(0);
    },
  );
});
