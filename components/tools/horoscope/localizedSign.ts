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
