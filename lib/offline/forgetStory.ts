import type { Locale } from '@/lib/i18n/locales';
import { ANSWER_STORES, answerKey } from './answerKey';
import { placeOf } from './place';
import { keysOf, remove } from './store';

/** Deletes all that is kept of a story in a language, which was taken back: its page, its lite page and its answers. */
export async function forgetStory(id: string, locale: Locale): Promise<void> {
  const isItsPage = (key: string) => {
    const place = placeOf(new URL(key));
    return place?.id === id && place.locale === locale;
  };
  const pages = (await keysOf('stories')).filter(isItsPage);
  await Promise.all([
    ...pages.map((key) => remove('stories', key)),
    ...ANSWER_STORES.map((store) => remove(store, answerKey(id, locale))),
  ]);
}
