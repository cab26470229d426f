import { getLocale, getTranslations } from 'next-intl/server';
import { currentMetals, metalsHistory } from '@/lib/figures/figures';
import { formatDate, startOfDay } from '@/lib/format/dates';
import { money } from '@/lib/format/figures';
import { requestTime } from '@/lib/request/requestTime';
import type { CityTexts } from '@/tools/shared/CityFrame';
import { type Quoted, quotedRate } from './rates';

/** What is known of a city's gold and silver; null where the desk's table has no line of it. */
export async function metalsOfCity(id: string) {
  const [locale, now, t, cities] = await Promise.all([
    getLocale(),
    requestTime(),
    getTranslations('MetalsNow.city'),
    getTranslations('Cities'),
  ]);
  const all = currentMetals(now);
  const history = metalsHistory(id, now);
  const known = history[0]?.city;
  if (!all || known === undefined) return null;
  const price = all.cities.find(({ name }) => name === id);
  const written = (metal: Quoted) => (price ? money(quotedRate(price, metal).rate, locale) : '');
  const city = cities(known);
  const texts: CityTexts = {
    city: { id, name: city },
    title: t('title', { city }),
    lead: price
      ? t('lead', {
          city,
          gold24k: written('gold24k'),
          gold22k: written('gold22k'),
          silver: written('silver'),
          date: formatDate(startOfDay(price.lastUpdate), 'long', locale),
        })
      : t('unknown', { city }),
    modified: price?.lastUpdate ?? null,
  };
  return { texts, price, history, others: all.cities, sources: all.sources };
}
