import { environment } from '@/lib/config/environment.mjs';
import { ZODIAC } from '@/lib/content/zodiac';
import type { Locale } from '@/lib/i18n/locales';
import { memory } from './memory';
import { newestOf } from './newest';
import type { HoroscopeRow } from './tableForms';

export function currentReadings(locale: Locale, now: number): readonly HoroscopeRow[] | null {
  if (!environment().HOROSCOPE_TABLE) return null;
  const rows = (memory().horoscope ?? []).filter(({ language }) => language === locale);
  return ZODIAC.flatMap(({ id }) => {
    const own = rows.filter(({ sign }) => sign === id);
    return newestOf(own, 'horoscope', now)?.row ?? [];
  });
}
