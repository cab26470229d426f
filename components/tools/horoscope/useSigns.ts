import { useLocale, useTranslations } from 'next-intl';
import type { Filter } from '@/components/filter/filter';
import { dayInWords } from '@/lib/tools/horoscope/dayInWords';
import { SIGNS } from '@/lib/tools/horoscope/signs';
import { ZODIAC } from '@/lib/tools/horoscope/zodiac';
import type { SignInWords } from './inWords';

/**
 * The twelve signs in the page's language. For the server, so that no island carries the other
 * language.
 *
 * @param filters the signs that have a horoscope, with their addresses
 */
export function useSigns(filters: readonly Filter[]): SignInWords[] {
  const t = useTranslations('Horoscope');
  const locale = useLocale();
  return ZODIAC.map(({ id, from, to }) => {
    const { name, symbol, element } = SIGNS[id];
    return {
      id,
      name: name[locale],
      symbol,
      element: t(element),
      dates: t('fromTo', { from: dayInWords(from, locale), to: dayInWords(to, locale) }),
      href: filters.find(({ value }) => value === id)?.href ?? null,
    };
  });
}
