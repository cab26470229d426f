import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';

export type TruncationWords = { truncated: string; wholeText: string };

export async function truncationWords(locale: Locale): Promise<TruncationWords> {
  const t = await getTranslations({ locale, namespace: 'Reader' });
  return { truncated: t('truncated'), wholeText: t('wholeText') };
}
