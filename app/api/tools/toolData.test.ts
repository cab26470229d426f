import { environment } from '@/lib/config/environment.mjs';
import { LOCALE_NAMES } from '@/lib/i18n/locales';
import { err } from '@/lib/result';
import { fuelData } from '@/tools/fuel/data';
import { FUEL_CITIES } from '@/tools/fuel/fuelCities';
import { GET } from './[name]/route';
import { isDataTool, toolData } from './toolData';

describe.each(LOCALE_NAMES)('in %s', (locale) => {
  it.each([
    ['fuel', 10],
    ['metals', 8],
    ['aqi', 4],
    ['horoscope', 6],
  ] as const)('%s has %d entries', (tool, count) => {
    expect(toolData(tool, locale)).toMatchObject({ ok: true, value: { length: count } });
  });
});

it.each([
  ['no list', {}],
  ['an empty list', []],
  ['a price that is none', [{ ...FUEL_CITIES[0], petrol: -1 }]],
  ['a city that nobody knows', [{ ...FUEL_CITIES[0], name: 'atlantis' }]],
  ['a date that is none', [{ ...FUEL_CITIES[0], lastUpdate: '15 January' }]],
])('is an error where the figures are %s', (_, sent) => {
  const result = toolData('fuel', 'en', { ...fuelData, figures: () => sent });
  expect(result).toEqual(err('Invalid fuel data'));
});

it.each([
  ['fuel', true],
  ['pin', false],
  ['constructor', false],
])('%s is a tool with data: %s', (name, expected) => {
  expect(isDataTool(name)).toBe(expected);
});

it('says that there is nothing where the air is measured now, which the page has', async () => {
  Object.assign(environment(), { AIR_SOURCE: 'open-meteo' });
  const request = new Request('http://site.invalid/api/tools/aqi');
  const response = await GET(request, { params: Promise.resolve({ name: 'aqi' }) });
  Object.assign(environment(), { AIR_SOURCE: undefined });
  expect(response.status).toBe(404);
});
