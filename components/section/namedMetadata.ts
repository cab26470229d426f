import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { described } from '@/lib/seo/pageMetadata';

/** Metadata of a page that is not one of the fixed ones and names itself. */
export async function namedMetadata(page: { path: string; title: string; description: string }): Promise<Metadata> {
  const [locale, channel] = [await getLocale(), await getTranslations('Channel')];
  const brand = channel('name');
  return {
    ...described(locale, brand, { ...page, picture: `/og/brand.${locale}.jpg`, pictureAlt: brand }),
    title: `${page.title} | ${brand}`,
  };
}
