import en from '@/messages/en.json';
import hi from '@/messages/hi.json';
import { localPath } from '@/lib/i18n/language';

/** The site's own words, from the messages it speaks with. */
export const WORDS = { en, hi };
export type Lang = keyof typeof WORDS;
export const LANGS: readonly Lang[] = ['en', 'hi'];

export const at = (lang: Lang, path: string) => localPath(path, lang);

/** A message with its slots filled; for messages without plural or select. */
export const filled = (message: string, slots: Record<string, string | number>) =>
  message.replace(/\{(\w+)\}/g, (_, slot: string) => String(slots[slot]));

/**
 * One form of a message in the plural, e.g. `one` of `{count, plural, one {# story} other {#
 * stories}}`.
 */
export const plural = (message: string, form: 'one' | 'other', count: number) =>
  (new RegExp(`\\b${form} \\{(.*?)\\}`).exec(message)?.[1] ?? '').replace('#', String(count));
