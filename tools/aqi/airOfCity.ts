import { getLocale, getTranslations } from 'next-intl/server';
import { airPlace, currentAir } from '@/lib/figures/current/currentAir';
import { dateAndTime } from '@/lib/format/timeOfDay';
import { localized } from '@/lib/i18n/localized';
import { requestTime } from '@/lib/request/requestTime';
import type { CityTexts } from '@/tools/shared/CityFrame';
import { bandOf, INDIAN_BANDS } from './bands';

export async function airOfCity(id: string) {
  const [locale, now, t, word] = await Promise.all([
    getLocale(),
    requestTime(),
    getTranslations('AqiNow.city'),
    getTranslations('Aqi'),
  ]);
  const air = currentAir(now);
  const place = airPlace(id);
  if (!air || !place) return null;
  const known = air.cities.find((city) => city.id === id);
  const city = localized(place.name, locale);
  const texts: CityTexts = {
    city: { id, name: city },
    title: t('title', { city }),
    lead: known
      ? t('lead', {
          city,
          aqi: known.index,
          category: word(`india.${bandOf(INDIAN_BANDS, known.index).key}`),
          ...dateAndTime(known.measuredAt, locale),
        })
      : t('unknown', { city }),
    modified: known ? new Date(known.measuredAt).toISOString() : null,
  };
  return { texts, known, air };
}
