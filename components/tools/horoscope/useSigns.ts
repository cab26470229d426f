import { useLocale, useTranslations } from 'next-intl';
import { localized } from '@/lib/i18n/localized';
import type { Filter } from '@/components/filter/filter';
import { formatHoroscopeDay } from '@/lib/tools/horoscope/formatHoroscopeDay';
import { SIGNS } from '@/lib/tools/horoscope/signs';
import { ZODIAC } from '@/lib/tools/horoscope/zodiac';
import type { LocalizedSign } from './localizedSign';

/**
 * The twelve signs in the page's language. For the server, so that no island carries the other
 * language.
 *
 * @param filters the signs that have a horoscope, with their URLs
 */
export function useSigns(filters: readonly Filter[]): LocalizedSign[] {
  const t = useTranslations('Horoscope');
  const locale = useLocale();
  return ZODIAC.map(({ id, from, to }) => {
    const { name, symbol, element } = SIGNS[id];
    return {
      id,
      name: localized(name, locale),
      symbol,
      element: t(element),
      dates: t('fromTo', {
        from: formatHoroscopeDay(from, locale),
        to: formatHoroscopeDay(to, locale),
      }),
      href: filters.find(({ value }) => value === id)?.href ?? null,
    };
  });
}
