import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { pagePreviewPath } from '@/lib/preview/pagePreview';
import { described } from '@/lib/seo/pageMetadata';

/** Metadata of a page that is not one of the fixed ones and names itself. */
export async function namedMetadata(page: { path: string; title: string; description: string }): Promise<Metadata> {
  const [locale, channel] = [await getLocale(), await getTranslations('Channel')];
  const brand = channel('name');
  const title = `${page.title} | ${brand}`;
  return { ...described(locale, brand, { ...page, picture: await pagePreviewPath(page.path, locale), pictureAlt: title }), title };
}
