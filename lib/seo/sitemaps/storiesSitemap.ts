import 'server-only';
import { LOCALE_NAMES } from '@/lib/i18n/locales';
import { routing } from '@/lib/i18n/routing';
import { lastChange } from '@/lib/news/lastChange';
import { newestFirst } from '@/lib/news/order';
import { type Story, storyPath } from '@/lib/story/story';
import { widePicture } from '@/lib/seo/crops/cropUrl';
import { languageAlternates } from '@/lib/site/languageAlternates';
import { absoluteUrl } from '@/lib/site/absoluteUrl';
import { MINUTE_MS } from '@/lib/time/durations';
import { type SitemapEntry, urlset } from './sitemapXml';

/**
 * URLs in one file. The protocol allows 50,000 and 50 MB; with alternates and a picture a URL takes
 * some 700 bytes, or 2 KB with a long id in Devanagari, so that bytes run out first.
 */
const URLS_PER_FILE = 20_000;

/** Each story has a URL in every language. */
const STORIES_PER_FILE = Math.floor(URLS_PER_FILE / LOCALE_NAMES.length);

/** The protocol's longest URL, in characters. */
const MAX_URL_LENGTH = 2048;

/** How many files the stories take; one even when there are none. */
export const storyFiles = (stories: readonly Story[]) =>
  Math.max(1, Math.ceil(stories.length / STORIES_PER_FILE));

type Files = Map<number, { body: string; at: number }>;
/** By the list, which is the same until a feed's answer changes. */
const filesOf = new WeakMap<readonly Story[], Files>();

/**
 * `storiesSitemap`, made at most once a minute of the same stories: 20,000 URLs take a second of CPU,
 * and 9.5 MB.
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
  const part = newestFirst(stories).slice((file - 1) * STORIES_PER_FILE, file * STORIES_PER_FILE);
  return urlset(
    part
      .flatMap((story) => storyEntries(story, now))
      .filter(({ loc }) => loc.length <= MAX_URL_LENGTH),
  );
}

function storyEntries(story: Story, now: number): SitemapEntry[] {
  const path = storyPath(story.id);
  const shared = {
    lastmod: lastChange([story], now),
    alternates: languageAlternates(path),
    picture: widePicture(story),
  };
  return routing.locales.map((locale) => ({ loc: absoluteUrl(path, locale), ...shared }));
}
