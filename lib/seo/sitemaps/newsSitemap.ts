import 'server-only';
import { getTranslations } from 'next-intl/server';
import { LOCALE_NAMES } from '@/lib/i18n/locales';
import { newestFirst } from '@/lib/news/order';
import { type Story, storyPath } from '@/lib/story/story';
import { absoluteUrl } from '@/lib/site/absoluteUrl';
import { oneLine } from '@/lib/text/xml';
import { newsUrlset } from './sitemapXml';

/** Google's limits for a news sitemap: articles of the last two days, at most 1,000. */
const WINDOW_MS = 48 * 3_600_000;
const MAXIMUM = 1000;

/**
 * The stories in the Google News sitemap, newest first: published in the last 48 hours and not in
 * the future.
 */
export function recent(
  stories: readonly Story[],
  now: number,
): (Story & { publishedAt: string })[] {
  const inWindow = (story: Story): story is Story & { publishedAt: string } => {
    const age = story.publishedAt === null ? NaN : now - Date.parse(story.publishedAt);
    return age >= 0 && age <= WINDOW_MS;
  };
  return newestFirst(stories.filter(inWindow)).slice(0, MAXIMUM);
}

/**
 * `news.xml`: recent stories, each at the URL of its own language, under the channel's name in
 * that language.
 */
export async function newsSitemap(stories: readonly Story[], now: number): Promise<string> {
  const names = new Map(
    await Promise.all(
      LOCALE_NAMES.map(
        async (locale) =>
          [locale, (await getTranslations({ locale, namespace: 'Channel' }))('name')] as const,
      ),
    ),
  );
  return newsUrlset(
    recent(stories, now).map(({ id, lang, title, publishedAt }) => ({
      loc: absoluteUrl(storyPath(id), lang),
      publication: names.get(lang) ?? '',
      language: lang,
      publishedAt,
      title: oneLine(title),
    })),
  );
}
