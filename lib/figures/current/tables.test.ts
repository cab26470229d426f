/** @jest-environment node */
import { environment } from '@/lib/config/environment.mjs';
import { currentFuel, currentMarkets, currentMetals, fuelHistory } from './currentPrices';
import { currentReadings } from './currentReadings';
import { memory } from './memory';
import type { FuelRow, HoroscopeRow } from './tableForms';

const at = (local: string) => Date.parse(`${local}+05:30`);
const NOW = at('2026-11-27T10:00:00');

const fuel = (local: string, petrol: number, city: FuelRow['city'] = 'bhopal'): FuelRow => ({
  measuredAt: at(local),
  city,
  petrol,
  diesel: petrol - 10,
  source: 'IOC',
});

afterEach(() => {
  Object.assign(environment(), {
    FUEL_TABLE: undefined,
    METALS_TABLE: undefined,
    HOROSCOPE_TABLE: undefined,
    MARKETS_TABLE: undefined,
  });
  Object.assign(memory(), { fuel: null, metals: null, horoscope: null, markets: null });
});
const on = (name: string) => Object.assign(environment(), { [name]: 'table.csv' });

it('has none without its table, and nothing before the first answer', () => {
  memory().fuel = [fuel('2026-11-27T06:00:00', 108)];
  expect([
    currentFuel(NOW),
    currentMetals(NOW),
    currentMarkets(NOW),
    currentReadings('en', NOW),
  ]).toEqual([null, null, null, null]);
  memory().fuel = null;
  on('FUEL_TABLE');
  expect(currentFuel(NOW)).toEqual({ cities: [], sources: [] });
});

describe('the fuel price', () => {
  beforeEach(() => void on('FUEL_TABLE'));
  const prices = () => currentFuel(NOW)?.cities.map(({ name, petrol }) => [name, petrol]);

  it('is the newest of a city, with its change since an earlier day', () => {
    memory().fuel = [
      fuel('2026-11-27T06:00:00', 108.65),
      fuel('2026-11-25T06:00:00', 108.4),
      fuel('2026-11-24T06:00:00', 90),
    ];
    expect(currentFuel(NOW)).toEqual({
      sources: ['IOC'],
      cities: [
        {
          name: 'bhopal',
          lastUpdate: '2026-11-27',
          petrol: 108.65,
          petrolChange: 0.25,
          diesel: 98.65,
          dieselChange: 0.25,
        },
      ],
    });
  });

  it.each([
    ['alone', []],
    ['after two weeks', [fuel('2026-11-13T06:00:00', 90)]],
  ])('has no change where it stands %s', (_, older) => {
    memory().fuel = [...older, fuel('2026-11-27T06:00:00', 108)];
    expect(currentFuel(NOW)?.cities[0]?.petrolChange).toBeNaN();
  });

  it('is corrected by a later line', () => {
    memory().fuel = [fuel('2026-11-27T06:00:00', 180), fuel('2026-11-27T06:00:00', 108)];
    expect(prices()).toEqual([['bhopal', 108]]);
  });

  it.each([
    ['of tomorrow', '2026-11-28T06:00:00', []],
    ['of 36 hours ago', '2026-11-25T22:00:00', [['bhopal', 108]]],
    ['older than that', '2026-11-25T21:59:00', []],
  ])('%s', (_, local, expected) => {
    memory().fuel = [fuel(local, 108)];
    expect(prices()).toEqual(expected);
  });

  it('has the site’s cities first', () => {
    memory().fuel = ['delhi', 'ujjain', 'indore'].map((city) =>
      fuel('2026-11-27T06:00:00', 100, city as FuelRow['city']),
    );
    expect(prices()?.map(([name]) => name)).toEqual(['indore', 'ujjain', 'delhi']);
  });

  it('has a history of thirty days, a price a day', () => {
    memory().fuel = [
      fuel('2026-10-28T06:00:00', 1),
      fuel('2026-10-29T06:00:00', 2),
      fuel('2026-11-27T06:00:00', 3),
      fuel('2026-11-27T09:00:00', 4),
      fuel('2026-11-28T06:00:00', 5),
      fuel('2026-11-27T06:00:00', 6, 'indore'),
    ];
    expect(fuelHistory('bhopal', NOW).map(({ day, petrol }) => [day, petrol])).toEqual([
      ['2026-10-29', 2],
      ['2026-11-27', 4],
    ]);
  });
});

it('has metals for a day', () => {
  on('METALS_TABLE');
  const row = {
    city: 'bhopal',
    gold24k: 12_500,
    gold22k: 11_500,
    silver: 165,
    source: '',
  } as const;
  memory().metals = [
    { ...row, measuredAt: NOW - 86_400_000 },
    { ...row, measuredAt: NOW - 2 * 86_400_000, silver: 164.996 },
  ];
  // Four rupees a kilogram.
  expect(currentMetals(NOW)?.cities).toMatchObject([{ gold24kChange: 0, silverChange: 0.004 }]);
  expect(currentMetals(NOW + 1)?.cities).toEqual([]);
});

it('has the horoscopes of the day in a language, in the order of the zodiac', () => {
  on('HOROSCOPE_TABLE');
  const row = (sign: HoroscopeRow['sign'], language: HoroscopeRow['language'], day: string) => ({
    measuredAt: at(`${day}T00:00:00`),
    sign,
    language,
    general: day,
    love: '',
    career: '',
    health: '',
    travel: '',
    mood: '',
    luckyNumber: '',
    luckyColor: '',
    compatibility: null,
  });
  memory().horoscope = [
    row('pisces', 'hi', '2026-11-27'),
    row('leo', 'hi', '2026-11-27'),
    row('leo', 'hi', '2026-11-28'),
    row('aries', 'hi', '2026-11-26'),
    row('aries', 'en', '2026-11-27'),
  ];
  expect(currentReadings('hi', NOW)?.map(({ sign, general }) => [sign, general])).toEqual([
    ['leo', '2026-11-27'],
    ['pisces', '2026-11-27'],
  ]);
});

it('has an index with its change since the close before', () => {
  on('MARKETS_TABLE');
  const close = (index: string, local: string, value: number) => ({
    index,
    measuredAt: at(local),
    value,
    source: 'BSE',
  });
  memory().markets = [
    close('sensex', '2026-11-26T15:30:00', 80_400),
    close('sensex', '2026-11-25T15:30:00', 80_000),
    close('nifty', '2026-11-26T15:30:00', 24_000),
  ];
  expect(currentMarkets(NOW)).toMatchObject([
    { id: 'sensex', value: 80_400, change: 400, changePercent: 0.5 },
  ]);
});
