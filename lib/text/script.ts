import type { Locale } from '@/lib/i18n/routing';

/** The language of a text, told from its script: Hindi when it has more Devanagari than Latin letters. */
export function languageOf(text: string): Locale {
  const devanagari = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return devanagari > latin ? 'hi' : 'en';
}
