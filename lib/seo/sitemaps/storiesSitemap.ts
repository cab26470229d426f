import 'server-only';
import { getTranslations } from 'next-intl/server';
import { MINUTE_MS } from '@/lib/format/elapsed';
import { oneLine } from '@/lib/format/xml';
import { LOCALE_NAMES } from '@/lib/i18n/locales';
import { routing } from '@/lib/i18n/routing';
import { widePicture } from '@/lib/images/previews/cropUrl';
import { absoluteUrl, languageAlternates } from '@/lib/pages/absoluteUrl';
import { lastChange } from '@/lib/stories/lastChange';
import { isOriginal, type Story, storyPath } from '@/lib/stories/model/story';
import { newestFirst } from '@/lib/stories/order';
import { newsUrlset, type SitemapEntry, urlset } from './sitemapXml';

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
  return newestFirst(stories.filter(inWindow).filter(isOriginal)).slice(0, MAXIMUM);
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

/**
 * URLs in one file. The protocol allows 50,000 and 50 MB; with alternates and a picture a URL takes
 * some 700 bytes, or 2 KB with a long id in Devanagari, so that bytes run out first.
 */
const URLS_PER_FILE = 10_000;

/** Stories in one part of a source's list of all stories. */
export const STORIES_PER_PART = 100;

/** Each story has a URL in every language. A whole number of parts. */
export const STORIES_PER_FILE =
  Math.floor(URLS_PER_FILE / LOCALE_NAMES.length / STORIES_PER_PART) * STORIES_PER_PART;

/** The protocol's longest URL, in characters. */
const MAX_URL_LENGTH = 2048;

/**
 * As many as their names can count (`sitemapResponse`), 50 million stories of two languages; an index
 * may name 50,000.
 */
const FILES = 9_999;

/** How many files so many stories take; one even when there are none. */
export const storyFiles = (stories: number) =>
  Math.min(FILES, Math.max(1, Math.ceil(stories / STORIES_PER_FILE)));

type Files = Map<number, { body: string; at: number }>;
/** By the list, which is the same until a feed's answer changes. */
const filesOf = new WeakMap<readonly Story[], Files>();

/**
 * `storiesSitemap`, made at most once a minute of the same stories: 10,000 URLs take half a second of
 * CPU, and 4.8 MB.
 */
export function recentStoriesSitemap(stories: readonly Story[], file: number, now: number): string {
  const files: Files = filesOf.get(stories) ?? new Map();
  filesOf.set(stories, files);
  const made = files.get(file);
  if (made && Math.abs(now - made.at) < MINUTE_MS) return made.body;
  const body = storiesSitemap(stories, file, now);
  files.set(file, { body, at: now });
  return body;
}

/**
 * `stories.xml` (file 1), `stories-2.xml` and so on: every story at its URL in each language,
 * the newest first.
 */
export function storiesSitemap(stories: readonly Story[], file: number, now: number): string {
  const part = newestFirst(stories.filter(isOriginal)).slice(
    (file - 1) * STORIES_PER_FILE,
    file * STORIES_PER_FILE,
  );
  return storyUrlset(
    part.map((story) => ({
      id: story.id,
      lastmod: lastChange([story], now),
      picture: widePicture(story),
    })),
  );
}

type ListedStory = { id: string } & Pick<SitemapEntry, 'lastmod' | 'picture'>;

/** A sitemap of stories, each at its URL in every language. */
export const storyUrlset = (stories: readonly ListedStory[]): string =>
  urlset(stories.flatMap(storyEntries).filter(({ loc }) => loc.length <= MAX_URL_LENGTH));

function storyEntries({ id, ...rest }: ListedStory): SitemapEntry[] {
  const path = storyPath(id);
  const shared = { ...rest, alternates: languageAlternates(path) };
  return routing.locales.map((locale) => ({ loc: absoluteUrl(path, locale), ...shared }));
}
