import type { SignId } from '@/lib/content/zodiac';
import type { Localized } from '@/lib/i18n/localized';

export type LocalizedSign = {
  id: SignId;
  name: string;
  symbol: string;
  element: string;
  dates: string;
  href: string | null;
};

type Element = 'fire' | 'earth' | 'air' | 'water';

export type Sign = {
  name: Localized;
  /** Variation selector 15 asks for a letter, not an emoji. */
  symbol: string;
  element: Element;
};

const sign = (en: string, hi: string, letter: string, element: Element): Sign => ({
  name: { en, hi },
  symbol: `${letter}\uFE0E`,
  element,
});

export const SIGNS: Readonly<Record<SignId, Sign>> = {
  aries: sign('Aries', 'मेष', '\u2648', 'fire'),
  taurus: sign('Taurus', 'वृषभ', '\u2649', 'earth'),
  gemini: sign('Gemini', 'मिथुन', '\u264A', 'air'),
  cancer: sign('Cancer', 'कर्क', '\u264B', 'water'),
  leo: sign('Leo', 'सिंह', '\u264C', 'fire'),
  virgo: sign('Virgo', 'कन्या', '\u264D', 'earth'),
  libra: sign('Libra', 'तुला', '\u264E', 'air'),
  scorpio: sign('Scorpio', 'वृश्चिक', '\u264F', 'water'),
  sagittarius: sign('Sagittarius', 'धनु', '\u2650', 'fire'),
  capricorn: sign('Capricorn', 'मकर', '\u2651', 'earth'),
  aquarius: sign('Aquarius', 'कुंभ', '\u2652', 'air'),
  pisces: sign('Pisces', 'मीन', '\u2653', 'water'),
};
