import 'server-only';
import { hasLocale } from 'next-intl';
import { CLOCKS_DIFFER_MS } from '@/lib/format/elapsed';
import type { Locale } from '@/lib/i18n/locales';
import { routing } from '@/lib/i18n/routing';
import { memoize } from '@/lib/memoize';
import { absoluteUrl } from '@/lib/pages/absoluteUrl';
import { conditionalResponse, listCacheControl, plainResponse } from '@/lib/request/responses';
import { pageTitle } from '@/lib/seo/pageTitle';
import { lastChange } from '@/lib/stories/lastChange';
import { FEED_LENGTH } from '@/lib/stories/listLengths';
import { newestFirst } from '@/lib/stories/order';
import {
  getStoriesWithFallback,
  NOTHING_KNOWN,
  type StoriesWithFallback,
} from '@/lib/stories/storiesWithFallback';
import { latestPlausible, timeOf } from '@/lib/story/futureDates';
import type { Story } from '@/lib/story/story';
import { atom } from './atom';
import { type FeedEntry, feedEntry, type WriteHtml } from './feedEntry';
import { feedUrl } from './feedLinks';
import { jsonFeed } from './jsonFeed';
import { pageDescriber } from './pageDescriber';
import { FEED_FORMATS, FORMATS, type FeedFormat, PAGE_FEEDS, type PageFeed } from './pageFeeds';
import { rss } from './rss';

const WRITE = { rss, atom, json: jsonFeed };

const isDated = (story: Story): story is Story & { publishedAt: string } =>
  story.publishedAt !== null;

/**
 * `file` is a name such as `business.rss`. Omits undated stories, which Atom refuses, and future
 * ones, which readers keep on top.
 */
export async function feedResponse(
  request: Request,
  locale: string,
  file: string,
  writeHtml: WriteHtml,
): Promise<Response> {
  const [, name, ending] = /^([a-z0-9-]+)\.([a-z]+)$/.exec(file) ?? [];
  const section = PAGE_FEEDS.find(({ feed }) => feed === name);
  const format = FORMATS.find((known) => known === ending);
  if (!section || !format || !hasLocale(routing.locales, locale)) return plainResponse(404);

  const known = await getStoriesWithFallback();
  if (known === NOTHING_KNOWN) return plainResponse(503);
  return conditionalResponse(request, {
    body: await bytesOf(
      known,
      latestPlausible([known.all], Date.now()),
      section,
      locale,
      format,
      writeHtml,
    ),
    type: `${FEED_FORMATS[format].type}; charset=utf-8`,
    cacheControl: listCacheControl(known.all),
    headers: { 'cross-origin-resource-policy': 'cross-origin' },
  });
}

/** Written once per list: a feed takes 15 ms, and feed readers poll every few minutes. */
const bytesOf = memoize(
  async (
    known: StoriesWithFallback,
    believableUntil: number,
    section: PageFeed,
    locale: Locale,
    format: FeedFormat,
    writeHtml: WriteHtml,
  ): Promise<Uint8Array<ArrayBuffer>> => {
    const stories = newestFirst(section.stories(known))
      .filter(({ lang }) => lang === locale)
      .filter(isDated)
      .filter((story) => timeOf(story) <= believableUntil)
      .slice(0, FEED_LENGTH);
    const changed = lastChange(
      stories.length > 0 ? stories : known.all,
      Date.now() + CLOCKS_DIFFER_MS,
    );
    const updated = Date.parse(changed ?? '') || 0;
    const entries = await Promise.all(stories.map((story) => feedEntry(story, writeHtml)));
    return new TextEncoder().encode(await written(section, entries, updated, locale, format));
  },
);

async function written(
  section: PageFeed,
  entries: readonly FeedEntry[],
  updated: number,
  locale: Locale,
  format: FeedFormat,
): Promise<string> {
  const { brand, describe } = await pageDescriber(locale);
  const { name, description } = describe(section.path);
  return WRITE[format]({
    locale,
    brand,
    title: name === brand ? brand : pageTitle(name, brand),
    description,
    page: absoluteUrl(section.path, locale),
    self: feedUrl(section.feed, locale, format),
    updated: new Date(updated),
    entries,
  });
}
