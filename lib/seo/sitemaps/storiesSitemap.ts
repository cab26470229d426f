import 'server-only';
import { getTranslations } from 'next-intl/server';
import { DAY_MS } from '@/lib/format/elapsed';
import { oneLine } from '@/lib/format/xml';
import { LOCALE_NAMES } from '@/lib/i18n/locales';
import { routing } from '@/lib/i18n/routing';
import { widePicture } from '@/lib/images/cards/cropUrl';
import { memoize } from '@/lib/memoize';
import { absoluteUrl, languageAlternates } from '@/lib/pages/absoluteUrl';
import { lastChange } from '@/lib/stories/lastChange';
import { newestFirst } from '@/lib/stories/order';
import { isIndexed, type Story, storyPath, writtenIn } from '@/lib/story/story';
import { translatedPages } from '../storyUrls';
import { newsUrlset, type SitemapEntry, urlset } from './sitemapXml';

/** Google's limits for a news sitemap: two days, 1,000 articles. */
const WINDOW_MS = 2 * DAY_MS;
const MAXIMUM = 1000;

export function recent(
  stories: readonly Story[],
  now: number,
): (Story & { publishedAt: string })[] {
  const inWindow = (story: Story): story is Story & { publishedAt: string } => {
    const age = story.publishedAt === null ? NaN : now - Date.parse(story.publishedAt);
    return age >= 0 && age <= WINDOW_MS;
  };
  return newestFirst(stories.filter(inWindow).filter(isIndexed)).slice(0, MAXIMUM);
}

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
    recent(stories, now).map((story) => ({
      loc: absoluteUrl(storyPath(story.id), story.lang),
      publication: names.get(story.lang) ?? '',
      language: writtenIn(story),
      publishedAt: story.publishedAt,
      title: oneLine(story.title),
    })),
  );
}

/**
 * The protocol allows 50,000 URLs and 50 MB. Bytes run out first: 700 for a URL, 2 KB with a
 * Devanagari id.
 */
const URLS_PER_FILE = 10_000;

export const STORIES_PER_PART = 100;

export const STORIES_PER_FILE =
  Math.floor(URLS_PER_FILE / LOCALE_NAMES.length / STORIES_PER_PART) * STORIES_PER_PART;

const MAX_URL_LENGTH = 2048;

/**
 * File names have four digits, enough for 50 million stories in two languages; an index allows
 * 50,000.
 */
const FILES = 9_999;

export const storyFiles = (stories: number) =>
  Math.min(FILES, Math.max(1, Math.ceil(stories / STORIES_PER_FILE)));

export const originals = memoize((stories: readonly Story[]) => stories.filter(isIndexed));

/** File 1 is `stories.xml`, with the newest stories. */
export function storiesSitemap(stories: readonly Story[], file: number, now: number): string {
  const part = newestFirst(originals(stories)).slice(
    (file - 1) * STORIES_PER_FILE,
    file * STORIES_PER_FILE,
  );
  return storyUrlset(
    part.map((story) => ({
      ...story,
      lastmod: lastChange([story], now),
      picture: widePicture(story),
    })),
    stories,
  );
}

type ListedStory = Pick<Story, 'id' | 'lang' | 'translatedIds'> &
  Pick<SitemapEntry, 'lastmod' | 'picture'>;

export const storyUrlset = (listed: readonly ListedStory[], known: readonly Story[]): string =>
  urlset(
    listed
      .flatMap((story) => storyEntries(story, known))
      .filter(({ loc }) => loc.length <= MAX_URL_LENGTH),
  );

function storyEntries(story: ListedStory, known: readonly Story[]): SitemapEntry[] {
  const { lastmod = null, picture = null } = story;
  const translated = translatedPages(story, known);
  if (translated)
    return [{ lastmod, picture, loc: translated.own, alternates: translated.languages }];
  const path = storyPath(story.id);
  const shared = { lastmod, picture, alternates: languageAlternates(path) };
  return routing.locales.map((locale) => ({ loc: absoluteUrl(path, locale), ...shared }));
}
