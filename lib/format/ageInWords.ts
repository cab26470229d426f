import type { Locale, useTranslations } from 'next-intl';
import { formatDate } from './dates';
import { elapsed } from './elapsed';

type Words = ReturnType<typeof useTranslations<'Time'>>;

export function ageInWords(at: string, now: number, t: Words, locale: Locale): string {
  const ago = elapsed(Date.parse(at), now);
  return ago.unit === 'date' ? formatDate(new Date(at), 'long', locale) : t(ago.unit, ago);
}
