import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/routing';

/** What stands below a text that is not shown whole, and what a link to all of it says. */
export type TruncationWords = { truncated: string; wholeText: string };

export async function truncationWords(locale: Locale): Promise<TruncationWords> {
  const t = await getTranslations({ locale, namespace: 'Reader' });
  return { truncated: t('truncated'), wholeText: t('wholeText') };
}
