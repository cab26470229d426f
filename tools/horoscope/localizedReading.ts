import { READINGS } from '#site/horoscope.mjs';
import { READ_SIGNS, type Reading, type ReadSign } from '@/lib/content/horoscope';
import type { SignId } from '@/lib/content/zodiac';
import type { Locale } from '@/lib/i18n/locales';
import { localized } from '@/lib/i18n/localized';

export const AREAS = [
  'love',
  'career',
  'health',
  'travel',
] as const satisfies readonly (keyof Reading)[];

type ReadingText = 'mood' | 'luckyColor' | 'general' | (typeof AREAS)[number];

/** What a desk leaves out is empty; the general text and the areas' texts are never null. */
export type LocalizedReading = Readonly<Record<ReadingText, string>> &
  Pick<Reading, 'date'> & {
    id: SignId;
    luckyNumber: number | string;
    compatibility: SignId | '';
  };

const SAMPLES: Readonly<Partial<Record<ReadSign, Reading>>> = READINGS;

/** The sample horoscopes in a language. For the server, so that no island carries the other one. */
export const readingsIn = (locale: Locale): LocalizedReading[] =>
  READ_SIGNS.flatMap((id) => {
    const reading = SAMPLES[id];
    if (!reading) return [];
    const text = (part: ReadingText) => localized(reading[part], locale);
    return {
      id,
      date: reading.date,
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
