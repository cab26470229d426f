import { useLocale } from 'next-intl';
import { localized } from '@/lib/i18n/localized';
import { READ_SIGNS, READINGS } from '@/lib/tools/horoscope/readings';
import type { LocalizedReading, ReadingText } from './localizedHoroscope';

/**
 * The six horoscopes in the page's language. For the server, so that no island carries the other
 * language.
 */
export function useReadings(): LocalizedReading[] {
  const locale = useLocale();
  return READ_SIGNS.map((id) => {
    const reading = READINGS[id];
    const text = (part: ReadingText) => localized(reading[part], locale);
    return {
      id,
      mood: text('mood'),
      luckyNumber: reading.luckyNumber,
      luckyColor: text('luckyColor'),
      compatibility: reading.compatibility,
      general: text('general'),
      love: text('love'),
      career: text('career'),
      health: text('health'),
      travel: text('travel'),
    };
  });
}
