import { bindFigures } from '@/lib/format/paragraphs';
import { type Locale, LOCALE_NAMES } from '@/lib/i18n/locales';
import { memoize } from '@/lib/memoize';
import { bodyText } from '@/lib/story/bodyText';
import { readTime } from '@/lib/story/readTime';
import { listSummary } from '@/lib/story/standfirst';
import { type FeaturedStory, writtenIn, type Slide, type Story } from '@/lib/story/story';

export const FILLED_FEEDS = ['posters', 'breaking', 'featured'] as const;
export type FilledFeed = (typeof FILLED_FEEDS)[number];

type Stories = readonly FeaturedStory[];

const SHOWN = 10;
/** Per language: one story in six, so that a small newsroom has some left for its other blocks. */
export const POSTERS = { least: 4, most: 9, share: 1 / 6 };
/** A lead and five rows fill the breaking block without stories in another language. */
const BREAKING = 6;

export const isIn = (story: FeaturedStory, locale: Locale) => writtenIn(story) === locale;

function firstOfEach(stories: Stories, count: number | ((own: number) => number)): Stories {
  const first = LOCALE_NAMES.flatMap((locale) => {
    const own = stories.filter((story) => isIn(story, locale));
    return own.slice(0, typeof count === 'number' ? count : count(own.length));
  });
  return stories.filter((story) => first.includes(story));
}

const slidesOf = (own: number) =>
  Math.max(POSTERS.least, Math.min(POSTERS.most, Math.floor(own * POSTERS.share)));

function pictured(stories: Stories): Stories {
  const chosen = stories.filter(({ picture }) => picture !== null);
  return chosen.length > 0 ? chosen : stories;
}

const picturedFirst = (stories: Stories): Stories =>
  stories.toSorted((a, b) => Number(a.picture === null) - Number(b.picture === null));

function shownLast(stories: Stories, shown: Stories): Stories {
  // The lowest story on the page repeats first.
  const order = new Map(shown.map(({ id }, at) => [id, at] as const).reverse());
  const orderOf = ({ id }: FeaturedStory) => order.get(id) ?? shown.length;
  return stories.toSorted((a, b) => orderOf(b) - orderOf(a));
}

const CHOICE: Record<FilledFeed, (newest: Stories, shown: Stories) => Stories> = {
  posters: (newest, shown) => firstOfEach(shownLast(pictured(newest), shown), slidesOf),
  breaking: (newest, shown) => firstOfEach(shownLast(newest, shown), BREAKING),
  featured: (newest, shown) => shownLast(picturedFirst(newest), shown),
};

/** Empty blocks fill from the newest, top down; a story repeats only if there are too few. */
export const frontBlocks = memoize(
  (newest: Stories, ...filled: readonly Stories[]): Readonly<Record<FilledFeed, Stories>> => {
    const [posters = [], breaking = [], featured = []] = filled;
    const feeds: Record<FilledFeed, Stories> = { posters, breaking, featured };
    const shown = filled.flatMap((stories) => firstOfEach(stories, SHOWN));
    for (const feed of FILLED_FEEDS) {
      if (feeds[feed].length > 0) continue;
      feeds[feed] = CHOICE[feed](newest, shown);
      for (const story of firstOfEach(feeds[feed], SHOWN)) shown.push(story);
    }
    return feeds;
  },
);

export function slideOf(story: Story): Slide {
  const { id, lang, otherLanguage, title, summary, body, picture, category, youtubeId } = story;
  return {
    id,
    lang,
    ...(otherLanguage && { otherLanguage }),
    title: bindFigures(title),
    summary: listSummary({ title, summary }),
    picture,
    category,
    readTime: readTime(story.readMinutes, body ? bodyText(body) : undefined),
    youtubeId,
    link: null,
  };
}
