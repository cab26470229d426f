import { getLocale, getTranslations } from 'next-intl/server';
import { currentFuel, fuelHistory } from '@/lib/figures/current/currentPrices';
import { formatDate, startOfDay } from '@/lib/format/dates';
import { requestTime } from '@/lib/request/requestTime';
import type { CityTexts } from '@/tools/shared/CityFrame';
import { fuelPrice } from './fuelPrice';

/** What is known of a city's fuel; null where the desk's table has no line of it. */
export async function fuelOfCity(id: string) {
  const [locale, now, t, cities] = await Promise.all([
    getLocale(),
    requestTime(),
    getTranslations('FuelNow.city'),
    getTranslations('Cities'),
  ]);
  const all = currentFuel(now);
  const history = fuelHistory(id, now);
  const known = history[0]?.city;
  if (!all || known === undefined) return null;
  const price = all.cities.find(({ name }) => name === id);
  const city = cities(known);
  const texts: CityTexts = {
    city: { id, name: city },
    title: t('title', { city }),
    lead: price
      ? t('lead', {
          city,
          petrol: fuelPrice(price.petrol, locale),
          diesel: fuelPrice(price.diesel, locale),
          date: formatDate(startOfDay(price.lastUpdate), 'long', locale),
        })
      : t('unknown', { city }),
    modified: price?.lastUpdate ?? null,
  };
  return { texts, price, history, others: all.cities, sources: all.sources };
}
