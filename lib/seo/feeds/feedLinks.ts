import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/pages/absoluteUrl';
import { pageTitle } from '@/lib/seo/pageTitle';
import { FEED_FORMATS, type FeedFormat, FORMATS, PAGE_FEEDS } from './pageFeeds';

export const feedUrl = (feed: string, locale: Locale, format: FeedFormat) =>
  absoluteUrl(`/feeds/${locale}/${feed}.${format}`);

/** Feeds for `<link rel="alternate">`, the section's own first. `title` is the page's name. */
export function feedLinks(
  path: string,
  locale: Locale,
  brand: string,
  title: string,
): Record<string, { url: string; title: string }[]> {
  const own = PAGE_FEEDS.find((section) => section.path === path && section.path !== '/');
  const offered = [
    ...(own ? [{ feed: own.feed, title: pageTitle(title, brand) }] : []),
    { feed: 'all', title: brand },
  ];
  return Object.fromEntries(
    FORMATS.map((format) => {
      const { type, name } = FEED_FORMATS[format];
      return [
        type,
        offered.map((one) => ({
          url: feedUrl(one.feed, locale, format),
          title: `${one.title} (${name})`,
        })),
      ];
    }),
  );
}
