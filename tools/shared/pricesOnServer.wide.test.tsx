/** @jest-environment node */

import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { TIME_ZONE } from '@/lib/i18n/language';
import type { ToolPath } from '@/lib/pages/tools';
import { words } from '@/lib/testing/words';
import { FuelPrices } from '@/tools/fuel/FuelPrices';
import { FUEL_CITIES } from '@/tools/fuel/fuelCities';
import type { FuelQuery } from '@/tools/fuel/fuelQuery';
import { MetalRates } from '@/tools/metals/MetalRates';
import { METAL_CITIES } from '@/tools/metals/metalCities';
import type { MetalsQuery } from '@/tools/metals/metalsQuery';
import { toolMessages } from './ToolFrame';

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe.each([
  ['en', words.en],
  ['hi', words.hi],
] as const)('with the words of its own page, on the server, in %s', (locale, messages) => {
  const onServer = (tool: ToolPath, island: ReactElement) =>
    renderToString(
      <NextIntlClientProvider
        locale={locale}
        messages={toolMessages(messages, tool)}
        timeZone={TIME_ZONE}
        onError={(problem) => {
          throw problem;
        }}
      >
        {island}
      </NextIntlClientProvider>,
    );
  const fuel = (query: FuelQuery) => onServer('/tools/fuel-prices', <FuelPrices query={query} />);
  const metals = (query: MetalsQuery) =>
    onServer('/tools/metal-rates', <MetalRates query={query} />);
  const rowNames = (html: string) =>
    [...html.matchAll(/<th scope="row">([^<]+)</g)].map(([, name]) => name);

  it('fuel is whole: the city asked for, all cities in order, both calculators', () => {
    const html = fuel({
      city: 'delhi',
      rupees: '967.2',
      km: '150',
      mileage: '12.5',
      fuel: 'diesel',
    });
    expect(textOf(html)).toContain(messages.Fuel.prices.replace('{city}', messages.Cities.delhi));
    expect(rowNames(html)).toEqual(FUEL_CITIES.map(({ name }) => messages.Cities[name]));
    expect(textOf(html)).toContain('₹1,075.44');
    expect(html).toContain('value="10.79"');
  });

  it('fuel follows the button that sent the form', () => {
    expect(fuel({ by: 'litres', litres: '10', rupees: '500', city: 'delhi' })).toContain(
      'value="967.20"',
    );
  });

  it('metals are whole: the city asked for, all cities in order, both calculators', () => {
    const html = metals({
      city: 'chennai',
      weight: '1',
      unit: 'kilogram',
      metal: 'silver',
      grams: '10',
      making: '0',
      gst: '0',
    });
    expect(textOf(html)).toContain(
      messages.Metals.prices.replace('{city}', messages.Cities.chennai),
    );
    expect(rowNames(html)).toEqual(METAL_CITIES.map(({ name }) => messages.Cities[name]));
    expect(textOf(html)).toContain('₹78,000');
    expect(textOf(html)).toContain('₹58,500.00');
  });

  it.each([
    ['bhopal', undefined],
    ['bhopal', 'paris'],
    ['bhopal', ['delhi', 'mumbai']],
    ['mumbai', 'mumbai'],
  ] as const)('opens %s when asked for %j', (city, asked) => {
    const query = { city: typeof asked === 'object' ? [...asked] : asked };
    expect(textOf(fuel(query))).toContain(
      messages.Fuel.prices.replace('{city}', messages.Cities[city]),
    );
    expect(textOf(metals(query))).toContain(
      messages.Metals.prices.replace('{city}', messages.Cities[city]),
    );
  });

  it('never shows what is no number, whatever the URL says', () => {
    const absurd = ['', '0', '-1', 'NaN', 'Infinity', '9'.repeat(40), '1e99', '<b>'];
    const html = absurd
      .flatMap((text) => [
        fuel({ rupees: text, km: text, mileage: text }),
        fuel({ by: 'litres', litres: text }),
        metals({ weight: text, grams: text, making: text, gst: text }),
      ])
      .map((page) => textOf(page))
      .join(' ');
    expect(html).not.toMatch(/NaN|Infinity|∞|undefined|-0\b(?!\.)|-0\.00/);
  });
});
