import { type Locale, LOCALE_NAMES } from '@/lib/i18n/locales';
import { ANSWER_STORES, answerKey } from './answerKey';
import { addressOf } from './keptAddress';
import { keysOf, remove } from './store';

const STORY_STORES = ['stories', 'saved'] as const;

export async function forgetStory(id: string, locales: readonly Locale[]): Promise<void> {
  const isItsPage = (key: string) => {
    const address = addressOf(new URL(key));
    return address?.id === id && locales.includes(address.locale);
  };
  const pages = STORY_STORES.map(async (store) => {
    const keys = (await keysOf(store)).filter(isItsPage);
    await Promise.all(keys.map((key) => remove(store, key)));
  });
  const answers = ANSWER_STORES.flatMap((store) =>
    locales.map((locale) => remove(store, answerKey(id, locale))),
  );
  await Promise.all([...pages, ...answers]);
}

export const localesOfMissing = (isTakenBack: boolean, asked: Locale): readonly Locale[] =>
  isTakenBack ? LOCALE_NAMES : [asked];
