import type { Messages } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { formatDate, startOfDay } from '@/lib/format/dates';
import { money } from '@/lib/format/numbers';
import { requestTime } from '@/lib/request/requestTime';
import type { Price, PricedCity, PriceName } from './CityPriceTool';
import type { CityPrices } from './CityPriceView';

type Dated = { day: string; city: keyof Messages['Cities'] };

type Tool<Name extends PriceName, City, Day> = Pick<
  CityPrices,
  'words' | 'path' | 'decimals' | 'good'
> & {
  prices: readonly (Price<City> & { name: Name })[];
  current: (now: number) => { cities: readonly City[]; sources: readonly string[] } | null;
  history: (city: string, now: number) => readonly Day[];
  past: (day: Day, name: Name) => number;
};

/** A city's prices from the desk's table; null if the table has no line for it. */
export async function pricesOfCity<
  Name extends PriceName,
  City extends PricedCity,
  Day extends Dated,
>(
  id: string,
  { prices, current, history, past, ...look }: Tool<Name, City, Day>,
): Promise<CityPrices | null> {
  const [locale, now, t, cities] = await Promise.all([
    getLocale(),
    requestTime(),
    getTranslations(`${look.words}Now.city`),
    getTranslations('Cities'),
  ]);
  const all = current(now);
  const days = history(id, now);
  const known = days[0]?.city;
  if (!all || known === undefined) return null;
  const today = all.cities.find(({ name }) => name === id);
  const city = cities(known);
  const lead = (quoted: City) =>
    t('lead', {
      city,
      ...Object.fromEntries(
        prices.map(({ name, of }) => [name, money(of(quoted).rate, locale, look.decimals)]),
      ),
      date: formatDate(startOfDay(quoted.lastUpdate), 'long', locale),
    });
  return {
    ...look,
    texts: {
      city: { id, name: city },
      title: t('title', { city }),
      lead: today ? lead(today) : t('unknown', { city }),
      modified: today?.lastUpdate ?? null,
    },
    lastUpdate: today?.lastUpdate,
    prices: prices.map(({ name, unit, of }) => ({
      name,
      unit,
      current: today ? of(today) : null,
      past: days.map((day) => ({ day: day.day, value: past(day, name) })),
    })),
    others: all.cities,
    sources: all.sources,
  };
}
