import 'server-only';
import { getLocale, getTranslations } from 'next-intl/server';
import { LANGUAGE } from '@/lib/i18n/language';

/** What the channel calls itself in the page's language, and in the other. */
export async function channelWords() {
  const locale = await getLocale();
  const [here, there] = await Promise.all([
    getTranslations({ locale, namespace: 'Channel' }),
    getTranslations({ locale: LANGUAGE[locale].other, namespace: 'Channel' }),
  ]);
  return { name: here('name'), alternateName: there('name'), address: here('address') };
}
