import { useLocale, useTranslations } from 'next-intl';
import type { Filter } from '@/components/ui/filter';
import { type Day, ZODIAC } from '@/lib/content/zodiac';
import { dateFormat } from '@/lib/format/dates';
import type { Locale } from '@/lib/i18n/locales';
import { localized } from '@/lib/i18n/localized';
import { type LocalizedSign, SIGNS } from './signs';

const NO_BREAK = '\u00A0';

/** With a no-break space: "21 March", "21 मार्च". */
export function formatHoroscopeDay({ month, day }: Day, locale: Locale): string {
  const anyLeapYear = Date.UTC(2024, month - 1, day);
  return dateFormat(locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
    .format(anyLeapYear)
    .replaceAll(' ', NO_BREAK);
}

/**
 * Server only, so islands carry one language.
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
