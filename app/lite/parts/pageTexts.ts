import 'server-only';
import type { PageKey } from '@/lib/pages/pages';
import { pageTitle } from '@/lib/seo/pageTitle';
import type { LiteWords } from './liteWords';

export function documentTitle(title: string, { t }: LiteWords, number = 1): string {
  const own = number === 1 ? title : t('Paging.title', { title, number });
  return pageTitle(own, t('Channel.name'));
}

export const pageDescription = (key: PageKey, { t }: LiteWords): string =>
  t(`PageDescriptions.${key}`, { channel: t('Channel.name') });
