import { useTranslations } from 'next-intl';

const PARAGRAPHS = ['fun', 'six', 'zodiac', 'private'] as const;

/**
 * What the horoscope is and is not, whose zodiac it follows, and what becomes of a date of birth.
 */
export function AboutHoroscope() {
  const t = useTranslations('HoroscopeAbout');
  return PARAGRAPHS.map((key) => <p key={key}>{t(key)}</p>);
}
