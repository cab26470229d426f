import 'server-only';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { pagePath } from '@/lib/paging/paging';
import { pagePreviewPath } from '@/lib/seo/previews/pagePreview';
import { pageTitle } from '@/lib/site/pageTitle';
import { numberedTitle } from './numberedTitle';
import { openGraphMetadata, type Listed } from './pageMetadata';

/**
 * Metadata of a page that is not one of the fixed ones and names itself, or of a later page of its
 * list.
 */
export async function namedMetadata(
  page: { path: string; title: string; description: string },
  { number = 1, canonical = pagePath(page.path, number) }: Listed = {},
): Promise<Metadata> {
  const [locale, channel] = await Promise.all([getLocale(), getTranslations('Channel')]);
  const brand = channel('name');
  const own = {
    ...page,
    path: canonical,
    title: await numberedTitle(page.title, number),
    feedTitle: page.title,
  };
  const title = pageTitle(own.title, brand);
  return {
    ...openGraphMetadata(locale, brand, {
      ...own,
      picture: await pagePreviewPath(page.path, locale),
      pictureAlt: title,
    }),
    title,
  };
}
