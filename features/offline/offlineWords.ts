import { OFFLINE_WORDS } from '#site/offline.mjs';
import { formatDate } from '@/lib/format/dates';
import { formatTime } from '@/lib/format/timeOfDay';
import type { Locale } from '@/lib/i18n/locales';

export const wordsOf = (locale: Locale) => OFFLINE_WORDS[locale];

export const withMoment = (text: string, at: number, locale: Locale): string =>
  text.replace('{date}', formatDate(at, 'long', locale)).replace('{time}', formatTime(at, locale));
