import 'server-only';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { REGIONAL } from '#site/languages.mjs';
import { VERIFICATION } from '#site/proofs.mjs';
import { otherLocales, type Locale } from '@/lib/i18n/locales';
import { SOCIAL_CARD_SIZE } from '@/lib/images/cards/cardLook';
import { pageSocialCardPath } from '@/lib/images/cards/pageSocialCard';
import { absoluteUrl, languageAlternates } from '@/lib/pages/absoluteUrl';
import { isShown } from '@/lib/pages/menus';
import { getPageDescriptions } from '@/lib/pages/pageDescriptions';
import { PAGES, type PagePath } from '@/lib/pages/pages';
import { pagePath } from '@/lib/pages/paging';
import { feedLinks } from '@/lib/seo/feeds/feedLinks';
import { pageTitle } from '@/lib/seo/pageTitle';

export async function numberedTitle(title: string, number: number): Promise<string> {
  return number === 1 ? title : (await getTranslations('Paging'))('title', { title, number });
}

export async function noindexMetadata(title: string): Promise<Metadata> {
  const channel = await getTranslations('Channel');
  return { title: pageTitle(title, channel('name')), robots: { index: false } };
}

const openGraphLocale = (locale: Locale) => REGIONAL[locale].replace('-', '_');

type OpenGraphPage = {
  path: string;
  title: string;
  description: string;
  picture: string;
  pictureAlt: string;
  feedTitle?: string;
};

export type NumberedPage = {
  number?: number;
  canonical?: string;
};

type Beneath = NumberedPage & { title?: string; description?: string };

/** The title is longer than in the navigation. A page that the site hides is not indexed. */
export async function pageMetadata(
  path: PagePath,
  { number = 1, canonical = pagePath(path, number), title: own, description }: Beneath = {},
): Promise<Metadata> {
  if (!isShown(path)) return noindexMetadata((await getTranslations('Faults'))('unexpected'));
  const [locale, titles, descriptions, channel] = await Promise.all([
    getLocale(),
    getTranslations('PageTitles'),
    getPageDescriptions(),
    getTranslations('Channel'),
  ]);
  const { key } = PAGES[path];
  const brand = channel('name');
  const feedTitle = own ?? (key === 'home' ? `${brand}: ${channel('tagline')}` : titles(key));
  const title = await numberedTitle(feedTitle, number);
  const whole = key === 'home' ? title : pageTitle(title, brand);
  return {
    title: whole,
    ...(key === 'home' && verificationMetadata()),
    ...openGraphMetadata(locale, brand, {
      path: canonical,
      title,
      feedTitle,
      description: description ?? descriptions(key),
      picture: await pageSocialCardPath(path, locale),
      pictureAlt: whole,
    }),
  };
}

/** Proves the site's ownership to search engines and Facebook, which read the front page. */
function verificationMetadata(): Metadata {
  const { google, facebook, bing } = VERIFICATION;
  const other = {
    ...(facebook && { 'facebook-domain-verification': facebook }),
    ...(bing && { 'msvalidate.01': bing }),
  };
  return { verification: { google, other } };
}

export function openGraphMetadata(locale: Locale, brand: string, page: OpenGraphPage): Metadata {
  const url = absoluteUrl(page.path, locale);
  const [bare = ''] = page.path.split('?');
  const image = {
    url: absoluteUrl(page.picture),
    ...SOCIAL_CARD_SIZE,
    type: 'image/jpeg',
    alt: page.pictureAlt,
  };
  return {
    description: page.description,
    alternates: {
      canonical: url,
      languages: languageAlternates(page.path),
      types: feedLinks(bare, locale, brand, page.feedTitle ?? page.title),
    },
    openGraph: {
      type: 'website',
      siteName: brand,
      title: page.title,
      description: page.description,
      url,
      locale: openGraphLocale(locale),
      alternateLocale: otherLocales(locale).map(openGraphLocale),
      images: [image],
    },
    twitter: {
      card: 'summary_large_image',
      title: page.title,
      description: page.description,
      images: [image],
    },
    robots: { index: true, follow: true, 'max-image-preview': 'large' },
  };
}
