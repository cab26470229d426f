import 'server-only';
import { getLocale, getTranslations } from 'next-intl/server';
import { channelName } from '@/lib/i18n/channelName';
import type { Locale } from '@/lib/i18n/locales';
import type { PageKey } from './pages';

export async function getPageDescriptions(asked?: Locale) {
  const locale = asked ?? (await getLocale());
  const t = await getTranslations({ locale, namespace: 'PageDescriptions' });
  return (key: PageKey) => t(key, { channel: channelName(locale) });
}
