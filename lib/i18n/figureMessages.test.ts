/** @jest-environment node */
import { environment } from '@/lib/config/environment.mjs';
import { TESTED_LOCALES, words } from '@/lib/testing/renderInLocale';
import { figureMessages } from './figureMessages';

jest.mock('#site/weather.mjs', () => ({
  WEATHER: [
    { id: 'ujjain', name: { en: 'Ujjain', hi: 'उज्जैन' } },
    { id: 'bangalore', name: { en: 'Bangalore', hi: 'बंगलौर' } },
  ],
}));

afterEach(() => void Object.assign(environment(), { FUEL_TABLE: undefined }));

it.each(TESTED_LOCALES)('are the same object without a source, in %s', (locale) => {
  expect(figureMessages(words[locale], locale)).toBe(words[locale]);
});

it.each(TESTED_LOCALES)('have words for true prices, and the site’s cities, in %s', (locale) => {
  Object.assign(environment(), { FUEL_TABLE: 'fuel.csv' });
  const own = figureMessages(words[locale], locale);
  const { Fuel, FuelNow, Metals } = words[locale];
  expect(own.Fuel).toEqual({ ...Fuel, ...FuelNow.instead.Fuel });
  expect(own.Metals).toBe(Metals);
  expect(own.Cities).toMatchObject({
    delhi: words[locale].Cities.delhi,
    ujjain: { en: 'Ujjain', hi: 'उज्जैन' }[locale],
    // The product's word is Bengaluru.
    bangalore: { en: 'Bangalore', hi: 'बंगलौर' }[locale],
  });
  expect(figureMessages(words[locale], locale)).toBe(own);
});
