import { OFFLINE_WORDS } from '#site/offline.mjs';
import { dateAndTime } from '@/lib/format/timeOfDay';
import type { Locale } from '@/lib/i18n/locales';

export const wordsOf = (locale: Locale) => OFFLINE_WORDS[locale];

export function withMoment(text: string, at: number, locale: Locale): string {
  const { date, time } = dateAndTime(at, locale);
  return text.replace('{date}', date).replace('{time}', time);
}
