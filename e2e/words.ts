import { localPath } from '@/lib/i18n/language';
import { TESTED_LOCALES, type TestedLocale, words as WORDS } from '@/lib/testing/words';

export { WORDS };
export type Lang = TestedLocale;
export const LANGS: readonly Lang[] = TESTED_LOCALES;

/**
 * The language of a journey whose behaviour is the same in all: Hindi, since its URLs have a prefix
 * and its script the larger type. What each view says in either is held by its unit tests and by
 * the walk over all pages.
 */
export const JOURNEY_LANGS: readonly Lang[] = ['hi'];

export const at = (lang: Lang, path: string) => localPath(path, lang);

/** A message with its slots filled; for messages without plural or select. */
export const filled = (message: string, slots: Record<string, string | number>) =>
  message.replace(/\{(\w+)\}/g, (_, slot: string) => String(slots[slot]));

/** What a message says by `select`, e.g. for `on` of `{samples, select, on {These are samples.} other {}}`. */
export const selected = (message: string, value: string) =>
  new RegExp(`\\b${value} \\{(.*?)\\}`).exec(message)?.[1] ?? '';

/**
 * One form of a message in the plural, e.g. `one` of `{count, plural, one {# story} other {#
 * stories}}`.
 */
export const plural = (message: string, form: 'one' | 'other', count: number) =>
  selected(message, form).replace('#', String(count));

/** The name of the front page, which is read aloud and never seen. */
export const homeTitle = (lang: Lang) =>
  `${WORDS[lang].Channel.name}: ${WORDS[lang].Channel.tagline}`;

/** What home says when every feed fails. */
export const homeFailures = (lang: Lang) => {
  const { Hero, Home, NoNews } = WORDS[lang];
  return [Hero.failed, Home.breakingFailed, Home.featuredFailed, NoNews.failed];
};

/** Who wrote a story. */
export const newsDesk = (lang: Lang) =>
  filled(WORDS[lang].Reader.source, { channel: WORDS[lang].Channel.name });

/** Where the newsroom is, as a story's end says it. */
export const newsroomAddress = (lang: Lang) =>
  `${WORDS[lang].Channel.name}, ${WORDS[lang].Channel.address}`;
