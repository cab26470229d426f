import 'server-only';
import { createTranslator } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { stateKey } from '@/lib/content/keys';
import { normalizeKey } from '@/lib/content/normalizeKey';
import { STATE_LIST } from '@/lib/content/states/states';
import { formatDate } from '@/lib/format/dates';
import { elapsed } from '@/lib/format/elapsed';
import { TIME_ZONE } from '@/lib/i18n/language';
import type { Locale } from '@/lib/i18n/locales';
import { localized } from '@/lib/i18n/localized';
import { onceMade } from '@/lib/onceMade';

const isKeyOf = <T extends object>(words: T, key: string): key is Extract<keyof T, string> =>
  Object.hasOwn(words, key);

async function load(locale: Locale) {
  const messages = await getMessages({ locale });
  const t = createTranslator({ locale, messages, timeZone: TIME_ZONE });
  const reader = createTranslator({ locale, messages, namespace: 'Reader', timeZone: TIME_ZONE });
  const { Categories } = messages;
  return {
    locale,
    t,
    reader,
    category(name: string): string {
      const key = normalizeKey(name);
      return isKeyOf(Categories, key) ? t(`Categories.${key}`) : name;
    },
    state(name: string): string {
      const key = stateKey(name);
      const found = STATE_LIST.find((state) => state.key === key);
      return found ? localized(found.name, locale) : name;
    },
    /** `at` in ISO; after 30 days the date. */
    age(at: string, now: number): string {
      const ago = elapsed(Date.parse(at), now);
      return ago.unit === 'date'
        ? formatDate(new Date(at), 'long', locale)
        : t(`Time.${ago.unit}`, ago);
    },
  };
}

export type LiteWords = Awaited<ReturnType<typeof load>>;

/**
 * Cached, because `getTranslations` creates a translator per call, a fifth of a lite page's cost.
 */
export const liteWords = onceMade(load);
