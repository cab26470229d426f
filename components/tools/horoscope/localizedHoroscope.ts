import type { Reading, ReadSign } from '@/lib/tools/horoscope/readings';
import type { SignId } from '@/lib/tools/horoscope/zodiac';

/** A sign in the words of one language. */
export type LocalizedSign = {
  id: SignId;
  name: string;
  symbol: string;
  element: string;
  /** "21 March to 19 April" */
  dates: string;
  /** Where its horoscope is; null for a sign that has none here. */
  href: string | null;
};

/**
 * The areas of life after the general outlook, in the order in which they are shown and read aloud.
 */
export const AREAS = [
  'love',
  'career',
  'health',
  'travel',
] as const satisfies readonly (keyof Reading)[];

export type ReadingText = 'mood' | 'luckyColor' | 'general' | (typeof AREAS)[number];

/** A sign's horoscope in the words of one language. */
export type LocalizedReading = Readonly<Record<ReadingText, string>> &
  Pick<Reading, 'luckyNumber' | 'compatibility'> & { id: ReadSign };
