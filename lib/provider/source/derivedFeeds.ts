import 'server-only';
import { excerpt } from '@/lib/format/graphemes';
import { bindFigures } from '@/lib/format/paragraphs';
import { type Locale, LOCALE_NAMES } from '@/lib/i18n/locales';
import { oncePerList } from '@/lib/oncePerList';
import { type Coverage, err, ok, type Result } from '@/lib/result';
import { type FeaturedStory, type Slide, SUMMARY_LENGTH } from '@/lib/stories/model/story';
import type { Posters } from './posters';
import { readTime } from './providerText';
import type { Source, StoryFeedName } from './source';
import { indexById, type StoryFeed } from './storyFeed';

/** The inner messages of failures (product.md 13), whatever the source. */
export const FAILURES = {
  breaking: 'Failed to fetch breaking news',
  featured: 'Failed to fetch featured stories',
  news: 'Failed to fetch news',
  posters: 'Failed to fetch posters',
} as const satisfies Record<StoryFeedName | 'posters', string>;

type Stories = readonly FeaturedStory[];

/** Stories, newest first, and how much of what there is could be read. */
export type Listing = { stories: Stories; coverage: Coverage };

/** A list that a source can be asked for; `last` is what it last held, which may be hours old. */
export type StoryList = {
  now: () => Promise<Result<Listing, string>>;
  last: () => Listing | null;
};

/**
 * What a publishing system has: its newest stories and, where its editors can fill them, lists for
 * the site's blocks. A block whose list is missing or empty is filled from the newest.
 */
export type StoryLists = { newest: StoryList } & Partial<
  Record<'breaking' | 'featured' | 'posters', StoryList>
>;

/** As many as the block of breaking news shows at most, and slides of a hero that no editor has filled. */
const FEW = 10;
const SLIDES = 4;

const isIn = ({ lang, isMarathi }: FeaturedStory, locale: Locale) => lang === locale && !isMarathi;

/** So many of each language. */
const firstOfEach = oncePerList((stories: Stories, count: number): Stories => {
  const first = LOCALE_NAMES.flatMap((locale) =>
    stories.filter((story) => isIn(story, locale)).slice(0, count),
  );
  return stories.filter((story) => first.includes(story));
});

/** The stories with a picture, or all where none has one. */
const pictured = oncePerList((stories: Stories): Stories => {
  const chosen = stories.filter(({ picture }) => picture !== null);
  return chosen.length > 0 ? chosen : stories;
});

/** What an editor would choose first. The hero has the newest pictures, the block below it the next. */
const CHOICE: Record<StoryFeedName | 'posters', (newest: Stories) => Stories> = {
  news: (newest) => newest,
  breaking: (newest) => firstOfEach(newest, FEW),
  posters: (newest) => firstOfEach(pictured(newest), SLIDES),
  featured: oncePerList((newest: Stories): Stories => {
    const hero = CHOICE.posters(newest);
    return pictured(newest).toSorted((a, b) => Number(hero.includes(a)) - Number(hero.includes(b)));
  }),
};

const storyFeed = oncePerList((stories: Stories, coverage: Coverage): StoryFeed => ({
  list: ok(stories),
  ...indexById(stories.map((story) => ({ ids: [story.id], story }))),
  valid: true,
  coverage,
}));

/** The site shows the last entry of the news first. */
const lastFirst = oncePerList((stories: Stories): Stories => stories.toReversed());

function slideOf(story: FeaturedStory): Slide {
  const { id, lang, title, summary, picture, category, youtubeId } = story;
  return {
    id,
    lang,
    title: bindFigures(title),
    summary: excerpt(summary, SUMMARY_LENGTH),
    picture,
    category,
    readTime: readTime(undefined),
    youtubeId,
    link: null,
  };
}

const postersOf = oncePerList(({ stories, coverage }: Listing): Posters => {
  // A page shows the slides of its own language before the others.
  const slidesIn = (locale: Locale) =>
    stories.toSorted((a, b) => Number(isIn(b, locale)) - Number(isIn(a, locale))).map(slideOf);
  const byId = new Map(stories.map((story) => [story.id, story]));
  return {
    slides:
      stories.length > 0
        ? ok(new Map(LOCALE_NAMES.map((locale) => [locale, slidesIn(locale)])))
        : err('No valid posters found'),
    stories: new Map(LOCALE_NAMES.map((locale) => [locale, byId])),
    coverage,
  };
});

/** The feeds of a source that has lists of stories and no blocks of its own. */
export function derivedFeeds(lists: StoryLists): Pick<Source, 'feed' | 'lastFeed' | 'posters'> {
  async function listing(name: StoryFeedName | 'posters'): Promise<Result<Listing, string>> {
    const own = name === 'news' ? undefined : await lists[name]?.now();
    if (own && (!own.ok || own.value.stories.length > 0)) return own;
    const newest = await lists.newest.now();
    return newest.ok ? ok(chosen(name, newest.value)) : err(FAILURES[name]);
  }

  function lastListing(name: StoryFeedName): Listing | null {
    const own = name === 'news' ? null : lists[name]?.last();
    if (own && own.stories.length > 0) return own;
    const newest = lists.newest.last();
    return newest && chosen(name, newest);
  }

  return {
    async feed(name) {
      const result = await listing(name);
      return result.ok ? ok(feedOf(name, result.value)) : result;
    },
    lastFeed(name) {
      const last = lastListing(name);
      return last && feedOf(name, last);
    },
    async posters() {
      const result = await listing('posters');
      return result.ok ? ok(postersOf(result.value)) : result;
    },
  };
}

/** The same object for the same listing, as `oncePerList` wants it. */
const chosen = oncePerList((name: StoryFeedName | 'posters', newest: Listing): Listing => ({
  ...newest,
  stories: CHOICE[name](newest.stories),
}));

const feedOf = (name: StoryFeedName, { stories, coverage }: Listing): StoryFeed =>
  storyFeed(name === 'news' ? lastFirst(stories) : stories, coverage);
