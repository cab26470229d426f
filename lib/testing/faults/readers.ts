import { parseJsonFeed } from 'feedsmith';
import { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import { searchStories } from '@/lib/search/searchStories';
import { terms } from '@/lib/search/terms';
import { feedResponse } from '@/lib/seo/feeds/feedResponse';
import { findStory } from '@/lib/stories/findStory';
import { getAllStories } from '@/lib/stories/getAllStories';
import {
  type FeedResult,
  getBreaking,
  getFeatured,
  getLatest,
  getSlides,
  getTrending,
} from '@/lib/stories/getNews';
import { inCategories, inState } from '@/lib/stories/storySelection';
import { bodyText } from '@/lib/story/bodyText';
import { idsIn } from './provider';

type WithId = { id: string };

/** The ids of good stories that a page in the language shows, or the message that stands there. */
async function shown<T extends WithId>(
  locale: Locale,
  result: FeedResult<T>,
  choose = (stories: readonly T[]) => stories,
) {
  const answer = await result;
  return answer.ok ? good(locale, choose(answer.value)) : answer.error;
}

const good = (locale: Locale, stories: readonly WithId[]) => {
  const ids = new Set(stories.map(({ id }) => id));
  return idsIn(locale).filter((id) => ids.has(id));
};

const apiBody = z.union([z.array(z.object({ id: z.string() })), z.object({ error: z.string() })]);

type Route = (request: Request) => Promise<Response>;
/** The site's own API, which the test hands in: nothing here may import `app`. */
export type Api = Record<'posters' | 'breaking' | 'featured' | 'trending', Route>;

async function api(locale: Locale, get: Route) {
  const response = await get(new Request(`http://localhost/api?lang=${locale}`));
  const body = apiBody.parse(await response.json());
  return { status: response.status, body: 'error' in body ? body.error : good(locale, body) };
}

async function search(locale: Locale) {
  const { stories, coverage } = await getAllStories();
  return { found: good(locale, searchStories(stories, terms('narmada'))), coverage };
}

/** The JSON feed of all stories. */
export async function readFeed(locale: Locale) {
  const response = await feedResponse(
    new Request('http://localhost/x'),
    locale,
    'all.json',
    async (body) => bodyText(body),
  );
  const { items = [] } = response.ok ? parseJsonFeed(await response.text()) : {};
  const ids = items.map(({ url = '' }) => ({ id: url.split('/').at(-1) ?? '' }));
  return { status: response.status, ids: good(locale, ids) };
}

async function article(locale: Locale, id: string) {
  const story = await findStory(id, locale);
  return story.ok ? 'found' : story.error;
}

/** The values of an object of promises, which run side by side as the blocks of a page do. */
async function settled<T extends Record<string, unknown>>(
  given: T,
): Promise<{ [Key in keyof T]: Awaited<T[Key]> }> {
  const values = await Promise.all(Object.values(given));
  // The same keys in the same order.
  return Object.fromEntries(Object.keys(given).map((key, at) => [key, values[at]])) as never;
}

/** What all that reads the provider's news gets in a language: pages, own API, feeds. */
export const readAll = (locale: Locale, routes: Api) =>
  settled({
    slides: shown(locale, getSlides(locale)),
    breaking: shown(locale, getBreaking(locale)),
    featured: shown(locale, getFeatured(locale)),
    trending: shown(locale, getTrending(locale)),
    section: shown(locale, getLatest(locale), (news) => inCategories(news, ['business'])),
    state: shown(locale, getLatest(locale), (news) => inState(news, 'madhyapradesh')),
    search: search(locale),
    feed: readFeed(locale),
    articles: settled(Object.fromEntries(idsIn(locale).map((id) => [id, article(locale, id)]))),
    nobodys: article(locale, 'nobody-wrote-this'),
    api: settled({
      posters: api(locale, routes.posters),
      breaking: api(locale, routes.breaking),
      featured: api(locale, routes.featured),
      trending: api(locale, routes.trending),
    }),
  });

/** How many results `readAll` holds. */
export const RESULT_COUNT = 9 + idsIn('en').length + 4;
