import 'server-only';
import { createTranslator } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { nameIn } from '@/lib/content/nameIn';
import { ageInWords } from '@/lib/format/ageInWords';
import { TIME_ZONE } from '@/lib/i18n/language';
import type { Locale } from '@/lib/i18n/locales';
import { memoize } from '@/lib/memoize';
import type { PageKey } from '@/lib/pages/pages';
import { pageTitle } from '@/lib/seo/pageTitle';

async function load(locale: Locale) {
  const messages = await getMessages({ locale });
  const t = createTranslator({ locale, messages, timeZone: TIME_ZONE });
  const reader = createTranslator({ locale, messages, namespace: 'Reader', timeZone: TIME_ZONE });
  const time = createTranslator({ locale, messages, namespace: 'Time', timeZone: TIME_ZONE });
  const { Categories, States } = messages;
  return {
    locale,
    t,
    reader,
    category: (name: string) => nameIn(Categories, name),
    state: (name: string) => nameIn(States, name),
    age: (at: string, now: number) => ageInWords(at, now, time, locale),
  };
}

export type LiteWords = Awaited<ReturnType<typeof load>>;

/**
 * Cached, because `getTranslations` creates a translator per call, a fifth of a lite page's cost.
 */
export const liteWords = memoize(load);

export function documentTitle(title: string, { t }: LiteWords, number = 1): string {
  const own = number === 1 ? title : t('Paging.title', { title, number });
  return pageTitle(own, t('Channel.name'));
}

export const pageDescription = (key: PageKey, { t }: LiteWords): string =>
  t(`PageDescriptions.${key}`, { channel: t('Channel.name') });
