import 'server-only';
import { getLocale, getTranslations } from 'next-intl/server';
import { otherLocales } from '@/lib/i18n/locales';

/** What the channel calls itself in the page's language, and in the others. */
export async function channelMessages() {
  const locale = await getLocale();
  const [here, others] = await Promise.all([
    getTranslations({ locale, namespace: 'Channel' }),
    Promise.all(
      otherLocales(locale).map((other) => getTranslations({ locale: other, namespace: 'Channel' })),
    ),
  ]);
  return {
    name: here('name'),
    alternateName: others.map((there) => there('name')),
    address: here('address'),
  };
}
