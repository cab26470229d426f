import type { Locale } from '@/lib/i18n/routing';

/** A language tag as Android (`hi_IN`) and everybody else (`hi-IN`) write it. */
const tagOf = ({ lang }: { lang: string }) => lang.replace('_', '-').toLowerCase();

/**
 * The voice that reads a language: India’s own before any other of the language; none if the device
 * has none.
 */
export function voiceFor<V extends { lang: string }>(
  voices: readonly V[],
  locale: Locale,
): V | undefined {
  const speaking = voices.filter((voice) => tagOf(voice).split('-')[0] === locale);
  return speaking.find((voice) => tagOf(voice) === `${locale}-in`) ?? speaking[0];
}
