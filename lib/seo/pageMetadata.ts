import 'server-only';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { LANGUAGE } from '@/lib/i18n/language';
import type { Locale } from '@/lib/i18n/routing';
import { absoluteUrl } from '@/lib/site/absoluteUrl';
import { PAGES, type PagePath } from '@/lib/site/pages';
import { PREVIEW_SIZE } from './previewSize';

type Described = { path: string; title: string; description: string; /** Site path of a JPEG of `PREVIEW_SIZE`. */ picture: string; pictureAlt: string };

/** Metadata of a fixed page: its own title and description, the brand's picture. */
export async function pageMetadata(path: PagePath): Promise<Metadata> {
  const [locale, pages, descriptions, channel] = await Promise.all([
    getLocale(),
    getTranslations('Pages'),
    getTranslations('PageDescriptions'),
    getTranslations('Channel'),
  ]);
  const key = PAGES[path];
  const brand = channel('name');
  const title = path === '/' ? `${brand}: ${channel('tagline')}` : pages(key);
  return {
    title: path === '/' ? title : `${title} | ${brand}`,
    ...described(locale, brand, {
      path,
      title,
      description: descriptions(key),
      picture: `/og/brand.${locale}.jpg`,
      pictureAlt: brand,
    }),
  };
}

/** What previews and search engines read, alike for all pages: description, canonical, `og:*` and `twitter:*`. */
export function described(locale: Locale, brand: string, page: Described): Metadata {
  const url = absoluteUrl(page.path, locale);
  const image = { url: absoluteUrl(page.picture), ...PREVIEW_SIZE, type: 'image/jpeg', alt: page.pictureAlt };
  return {
    description: page.description,
    alternates: {
      canonical: url,
      languages: {
        'en-IN': absoluteUrl(page.path, 'en'),
        'hi-IN': absoluteUrl(page.path, 'hi'),
        'x-default': absoluteUrl(page.path, 'en'),
      },
    },
    openGraph: {
      type: 'website',
      siteName: brand,
      title: page.title,
      description: page.description,
      url,
      locale: LANGUAGE[locale].openGraph,
      alternateLocale: LANGUAGE[LANGUAGE[locale].other].openGraph,
      images: [image],
    },
    twitter: { card: 'summary_large_image', title: page.title, description: page.description, images: [image] },
    robots: { index: true, follow: true, 'max-image-preview': 'large' },
  };
}
