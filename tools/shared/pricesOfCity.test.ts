import { createTranslator, type Messages, type NamespaceKeys, type NestedKeyOf } from 'next-intl';
import { getLocale, getNow, getTranslations } from 'next-intl/server';
import { environment } from '@/lib/config/environment.mjs';
import { memory } from '@/lib/figures/current/memory';
import { TESTED_LOCALES, words } from '@/lib/testing/words';
import { fuelOfCity } from '@/tools/fuel/fuelOfCity';
import { metalsOfCity } from '@/tools/metals/metalsOfCity';

jest.mock('next-intl/server', () => ({
  getLocale: jest.fn(),
  getNow: jest.fn(),
  getTranslations: jest.fn(),
}));

type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>;

const at = (local: string) => Date.parse(`${local}+05:30`);
const row = { city: 'bhopal', source: 'IOC' } as const;

beforeEach(() => {
  Object.assign(environment(), { FUEL_TABLE: 'fuel.csv', METALS_TABLE: 'metals.csv' });
  memory().fuel = [
    { ...row, measuredAt: at('2026-11-26T06:00:00'), petrol: 108.5, diesel: 93.9 },
    { ...row, measuredAt: at('2026-11-27T06:00:00'), petrol: 108.65, diesel: 93.8 },
  ];
  memory().metals = [
    {
      ...row,
      measuredAt: at('2026-11-26T12:30:00'),
      gold24k: 12_500,
      gold22k: 11_500,
      silver: 165,
    },
    {
      ...row,
      measuredAt: at('2026-11-27T12:30:00'),
      gold24k: 12_600,
      gold22k: 11_600,
      silver: 166,
    },
  ];
  jest.mocked(getNow).mockResolvedValue(new Date(at('2026-11-27T18:00:00')));
});
afterEach(() => {
  Object.assign(environment(), { FUEL_TABLE: undefined, METALS_TABLE: undefined });
  Object.assign(memory(), { fuel: null, metals: null });
});

describe.each(TESTED_LOCALES)('a city’s prices in %s', (locale) => {
  beforeEach(() => {
    jest.mocked(getLocale).mockResolvedValue(locale);
    (getTranslations as unknown as jest.Mock).mockImplementation(async (namespace: Namespace) =>
      createTranslator({ locale, messages: words[locale], namespace }),
    );
  });

  it('are today’s with those of before, and a sentence of them', async () => {
    const fuel = await fuelOfCity('bhopal');
    expect(fuel?.prices).toEqual([
      {
        name: 'petrol',
        unit: 'perLitre',
        current: { rate: 108.65, change: 0.15 },
        past: [
          { day: '2026-11-26', value: 108.5 },
          { day: '2026-11-27', value: 108.65 },
        ],
      },
      expect.objectContaining({ name: 'diesel', current: { rate: 93.8, change: -0.1 } }),
    ]);
    expect(fuel?.texts).toMatchObject({ modified: '2026-11-27' });
    expect(fuel?.texts.lead).toMatch(/₹108\.65.*₹93\.80/);
  });

  it('have silver by the kilogram throughout', async () => {
    const metals = await metalsOfCity('bhopal');
    expect(metals?.prices[2]).toEqual({
      name: 'silver',
      unit: 'perKilogram',
      current: { rate: 166_000, change: 1000 },
      past: [
        { day: '2026-11-26', value: 165_000 },
        { day: '2026-11-27', value: 166_000 },
      ],
    });
    expect(metals?.texts.lead).toMatch(/₹12,600.*₹11,600.*₹1,66,000/);
  });

  it('are unknown a week later, but for the history', async () => {
    jest.mocked(getNow).mockResolvedValue(new Date(at('2026-12-04T18:00:00')));
    const fuel = await fuelOfCity('bhopal');
    expect(fuel?.prices.map(({ current, past }) => [current, past.length])).toEqual([
      [null, 2],
      [null, 2],
    ]);
    expect(fuel?.texts.modified).toBeNull();
  });

  it('are none of a city without a line, or without a table', async () => {
    expect(await fuelOfCity('indore')).toBeNull();
    Object.assign(environment(), { FUEL_TABLE: undefined });
    expect(await fuelOfCity('bhopal')).toBeNull();
  });
});
