import 'server-only';
import { type Locale, LOCALE_NAMES } from '@/lib/i18n/locales';
import { oncePerList } from '@/lib/oncePerList';
import type { Posters } from '@/lib/provider/posters';
import { readTime } from '@/lib/provider/providerText';
import type { StoryFeedName } from '@/lib/provider/source';
import { indexById, type StoryFeed } from '@/lib/provider/storyFeed';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import { err, ok, type Result } from '@/lib/result';
import { excerpt } from '@/lib/format/graphemes';
import { type FeaturedStory, type Slide, SUMMARY_LENGTH } from '@/lib/stories/model/story';
import { listedStories } from './assemble';
import { cards, excerpts } from './kinds';
import { PAGE } from './records';
import { restList } from './restApi';
import { FIELDS, stampSchema } from './schema';
import { flaggedTags } from './terms';

type Stories = readonly FeaturedStory[];

type List = {
  name: `/${string}`;
  length: number;
  failure: string;
  params?: Record<string, string>;
};

/** The names are those of the provider's API, so that alerts mean the same. */
const LISTS = {
  news: { name: '/news', length: PAGE, failure: 'Failed to fetch news' },
  breaking: { name: '/breaking-news', length: 30, failure: 'Failed to fetch breaking news' },
  featured: { name: '/featured-stories', length: 12, failure: 'Failed to fetch featured stories' },
  posters: {
    name: '/posters',
    length: 12,
    failure: 'Failed to fetch posters',
    params: { sticky: 'true' },
  },
} as const satisfies Record<string, List>;

/**
 * The ids of a list with the moments of their last changes: 100 bytes a post. The posts themselves are
 * asked for once, and again after a change. By `modified_after` alone it could not be told that one
 * was taken back.
 */
const stamps = ({ name, length, failure, params }: List, more: Record<string, string> = {}) =>
  restList({
    name,
    route: '/posts',
    params: { ...params, ...more, per_page: length, _fields: FIELDS.stamp },
    schema: stampSchema,
    failure,
  });

/** The newest posts and when each was last changed, by id. */
export async function currentVersions(): Promise<ReadonlyMap<string, string>> {
  const result = await stamps(LISTS.news);
  return new Map(result.ok ? result.value.records.map((each) => [each.id, each.modified_gmt]) : []);
}

/** The stories of a list, newest first; the same array until any of them changes. */
async function stories(
  list: List,
  more?: Record<string, string>,
): Promise<Result<Stories, string>> {
  const listed = await stamps(list, more);
  if (!listed.ok) return listed;
  const wanted = listed.value.records.map(({ id, modified_gmt }) => ({
    id,
    version: modified_gmt,
  }));
  const [posts, summaries] = await Promise.all([cards.get(wanted), excerpts.find(wanted)]);
  if (!posts.ok) return err(list.failure);
  const records = wanted.flatMap(({ id }) => posts.value.get(id) ?? []);
  const made = await listedStories(records, ({ id }) => summaries.get(id)?.excerpt);
  return ok(unchanged(list.name, made));
}

const lastStories = () => processGlobal('site.wordpress.lists', () => new Map<string, Stories>());

function unchanged(name: string, made: Stories): Stories {
  const last = lastStories().get(name);
  if (last?.length === made.length && last.every((story, at) => story === made[at])) return last;
  lastStories().set(name, made);
  return made;
}

/** What each feed last held. */
const lastFeeds = () =>
  processGlobal('site.wordpress.feeds', () => new Map<StoryFeedName, StoryFeed>());

export const lastFeed = (name: StoryFeedName): StoryFeed | null => lastFeeds().get(name) ?? null;

/** The stories of a feed of the site. */
export async function feed(name: StoryFeedName): Promise<Result<StoryFeed, string>> {
  const result = await (name === 'news' ? stories(LISTS.news) : tagged(name));
  if (!result.ok) return result;
  const value = name === 'news' ? oldestFirst(result.value) : asFeed(result.value);
  lastFeeds().set(name, value);
  return ok(value);
}

const asFeed = oncePerList((list: Stories): StoryFeed => ({
  list: ok(list),
  ...indexById(list.map((story) => ({ ids: [story.id], story }))),
  valid: true,
  coverage: 'complete',
}));

/** Of the news the last is shown first. */
const oldestFirst = oncePerList((list: Stories): StoryFeed => asFeed(list.toReversed()));

/** The posts tagged `breaking` or `featured`; where none is, what an editor would choose first. */
async function tagged(name: 'breaking' | 'featured'): Promise<Result<Stories, string>> {
  const flags = await flaggedTags();
  if (!flags.ok) return err(LISTS[name].failure);
  const tag = flags.value[name];
  const chosen = tag === null ? ok([]) : await stories(LISTS[name], { tags: tag });
  if (!chosen.ok || chosen.value.length > 0) return chosen;
  const [newest, hero] = await Promise.all([stories(LISTS.news), inHero()]);
  if (!newest.ok) return err(LISTS[name].failure);
  if (name === 'breaking') return ok(firstOfEach(newest.value, FEW));
  return ok(picturedBeside(newest.value, hero.ok ? hero.value : []));
}

/** As many as the block of breaking news shows at most. */
const FEW = 10;
/** Slides of a hero that no editor has filled. */
const SLIDES = 4;

const inLanguage = (list: Stories, locale: Locale) => list.filter(({ lang }) => lang === locale);

/** So many of each language. */
const firstOfEach = oncePerList((list: Stories, count: number): Stories => {
  const first = new Set(LOCALE_NAMES.flatMap((locale) => inLanguage(list, locale).slice(0, count)));
  return list.filter((story) => first.has(story));
});

const pictured = oncePerList((list: Stories): Stories =>
  list.filter(({ picture }) => picture !== null),
);

/** The newest with a picture, those before the others that the hero does not show. */
const picturedBeside = oncePerList((list: Stories, hero: Stories): Stories => {
  const shown = new Set(hero.map(({ id }) => id));
  return pictured(list).toSorted((a, b) => Number(shown.has(a.id)) - Number(shown.has(b.id)));
});

/** The sticky posts; where none is, the newest with a picture, and where none has one the newest. */
async function inHero(): Promise<Result<Stories, string>> {
  const sticky = await stories(LISTS.posters);
  if (!sticky.ok || sticky.value.length > 0) return sticky;
  const newest = await stories(LISTS.news);
  if (!newest.ok) return err(LISTS.posters.failure);
  const best = pictured(newest.value).length > 0 ? pictured(newest.value) : newest.value;
  return ok(firstOfEach(best, SLIDES));
}

/** The hero's stories as posters. */
export async function posters(): Promise<Result<Posters, string>> {
  const hero = await inHero();
  return hero.ok ? ok(asPosters(hero.value)) : hero;
}

const asPosters = oncePerList((list: Stories): Posters => {
  const byId = new Map(list.map((story) => [story.id, story]));
  return {
    slides:
      list.length > 0
        ? ok(new Map(LOCALE_NAMES.map((locale) => [locale, slidesIn(locale, list)])))
        : err('No valid posters found'),
    stories: new Map(LOCALE_NAMES.map((locale) => [locale, byId])),
    coverage: 'complete',
  };
});

/** A page shows the posters of its own language before the others. */
const slidesIn = (locale: Locale, list: Stories): Slide[] =>
  [...inLanguage(list, locale), ...list.filter(({ lang }) => lang !== locale)].map(
    ({ id, lang, title, summary, picture, category }) => ({
      id,
      lang,
      title,
      summary: excerpt(summary, SUMMARY_LENGTH),
      picture,
      category,
      readTime: readTime(undefined),
      youtubeId: null,
      link: null,
    }),
  );
