/** @jest-environment node */

import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FRONT_PAGE } from '#site/frontPage.mjs';
import { Stories } from '@/components/lists/Stories.island';
import { CATEGORIES, STATES } from '@/lib/content/keys';
import { composeFront } from '@/lib/frontPage/composeFront';
import { TIME_ZONE } from '@/lib/i18n/language';
import type { Locale } from '@/lib/i18n/locales';
import { derivedFeeds } from '@/lib/provider/source/derivedFeeds';
import { ok, valueOrEmpty } from '@/lib/result';
import { cardOf } from '@/lib/stories/cardOf';
import { breaking, breakingStart, featured, latest } from '@/lib/stories/order';
import { inCategories, inState } from '@/lib/stories/storySelection';
import type { FeaturedStory, StoryCard } from '@/lib/story/story';
import { leadAndRows } from '@/lib/story/summaries';
import { TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { NOW } from '@/lib/testing/samples';
import {
  comparable,
  listedStories,
  SEED,
  SEEDED,
  type SeededSource,
} from '@/lib/testing/seededSources';
import { words } from '@/lib/testing/words';
import { ArticleBlock } from './ArticleBlock';
import { Breaking } from './Breaking.island';
import { Featured } from './Featured.island';
import { Hero } from './Hero.island';

/**
 * The same stories through several sources give the same front page and the same sections, compared as
 * HTML. `components/reader/sameStories.wide.test.tsx` has the same of whole stories, and says what is put
 * aside. Editors have tagged nothing here, since each system has its own way to put a story into a
 * block: what they tag is tested with each source.
 */
const SOURCES: {
  seeded: SeededSource;
  /** What the format of a source has no place for. */
  lacks: readonly (keyof FeaturedStory)[];
  /** What the two systems make of the same story in different ways, and why. */
  differs: Readonly<Record<string, string>>;
}[] = [
  {
    seeded: SEEDED.api,
    lacks: [],
    differs: { 'classic-text-en': 'its summary is of a text in HTML, which the API does not send' },
  },
  {
    seeded: SEEDED.wordpress,
    // Its lists tell the id of an author alone.
    lacks: ['author'],
    differs: {
      'hostile-markup-en': 'a title of WordPress is HTML',
      'hostile-markup-hi': 'a title of WordPress is HTML',
      'classic-text-en': 'each system makes its own summary of an old text without one',
    },
  },
  {
    seeded: SEEDED.feeds,
    // Eleventy's plug-in writes none of these.
    lacks: ['summary', 'category', 'state', 'author', 'otherLanguage'],
    differs: {
      'hostile-markup-en': 'an entity in a title of a feed was escaped twice',
      'hostile-markup-hi': 'an entity in a title of a feed was escaped twice',
    },
  },
];

/** Lists of WordPress, Ghost and the API have other parts of a text, by which read times are counted. */
const WITHOUT_TEXT = { body: null, readMinutes: undefined };

const NONE: readonly StoryCard[] = [];

type Listed = ReadonlyMap<string, FeaturedStory>;
const bySlug = (stories: readonly FeaturedStory[]): Listed =>
  new Map(
    SEED.flatMap((seed) => {
      const story = stories.find(({ title }) => title === seed.title);
      return story
        ? [
            [
              seed.slug,
              { ...comparable(story, seed), ...WITHOUT_TEXT, priority: story.priority },
            ] as const,
          ]
        : [];
    }),
  );

/** What a page of these stories is made of, newest first. */
async function viewsOf(newest: readonly FeaturedStory[], locale: Locale) {
  const list = { stories: newest, coverage: 'complete' as const };
  const feeds = derivedFeeds({ newest: { now: async () => ok(list), last: () => list } });
  const [posters, first, chosen] = await Promise.all([
    feeds.posters(),
    feeds.feed('breaking'),
    feeds.feed('featured'),
  ]);
  if (!posters.ok || !posters.value.slides.ok || !first.ok || !chosen.ok)
    throw new Error('no front page');
  const slides = posters.value.slides.value.get(locale) ?? [];
  const line = breaking(valueOrEmpty(first.value.list), locale).map(cardOf);
  const news = latest(newest.toReversed(), locale).map(cardOf);
  const front = composeFront(FRONT_PAGE, news, NONE, NONE, NONE, NONE, locale);
  const layouts = ['lead', 'wide', 'three', 'opinions', 'river', 'ranked'] as const;
  const sections: readonly (readonly StoryCard[])[] = [
    ...CATEGORIES.map((key) => inCategories(news, [key])),
    ...STATES.map((key) => inState(news, key)),
  ];
  return {
    hero: <Hero initial={ok(slides)} />,
    breaking: <Breaking initial={ok(leadAndRows(breakingStart(line, locale)))} now={NOW} />,
    featured: (
      <Featured
        initial={ok(featured(valueOrEmpty(chosen.value.list), locale).map(cardOf))}
        now={NOW}
      />
    ),
    front: (
      <>
        {front.map((stories, at) =>
          layouts.map((layout) => (
            <ArticleBlock
              key={`${at} ${layout}`}
              title=""
              more="/"
              stories={stories}
              now={NOW}
              layout={layout}
            />
          )),
        )}
      </>
    ),
    // Each layout of a list, and what stands in the others: a card of a story is the same in each.
    sections: (
      <>
        <Stories stories={news} now={NOW} layout="front" />
        <Stories stories={news} now={NOW} layout="grid" />
        <Stories stories={news} now={NOW} layout="rest" />
        {sections.map((stories, at) => (
          <p key={at}>{stories.map(({ id }) => id).join()}</p>
        ))}
      </>
    ),
  };
}

type Views = Awaited<ReturnType<typeof viewsOf>>;

const htmlOf = (view: ReactElement, locale: Locale) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={words[locale]} timeZone={TIME_ZONE}>
      {view}
    </NextIntlClientProvider>,
  ).replaceAll('><', '>\n<');

let ghost: Listed;
beforeAll(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  ghost = bySlug(await listedStories(SEEDED.ghost));
});
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {})); // of media left out

it('Ghost has all of them', () => {
  expect(ghost.size).toBe(SEED.length);
});

describe.each(SOURCES)('$seeded.name', ({ seeded, lacks, differs }) => {
  const same = SEED.filter(({ slug }) => !(slug in differs));
  let order: readonly string[];
  let stories: Listed;
  beforeAll(async () => {
    const listed = await listedStories(seeded);
    order = listed.map(({ title }) => title);
    stories = bySlug(listed);
  });

  it('has all of them, the newest first', () => {
    // Of one minute each system has an order of its own.
    const minutes = order.flatMap(
      (title) => same.find((seed) => seed.title === title)?.minutesAgo ?? [],
    );
    expect(minutes).toEqual(same.map(({ minutesAgo }) => minutesAgo));
    expect(order).toHaveLength(SEED.length);
  });

  describe.each(TESTED_LOCALES)('in %s', (locale) => {
    let views: { own: Views; theirs: Views };
    beforeAll(async () => {
      const expected = same.flatMap(({ slug }) => ghost.get(slug) ?? []);
      const shown = expected.flatMap((one) => {
        const other = stories.get(one.id);
        return other
          ? { ...other, ...Object.fromEntries(lacks.map((field) => [field, one[field]])) }
          : [];
      });
      views = { own: await viewsOf(shown, locale), theirs: await viewsOf(expected, locale) };
    });

    it.each(['hero', 'breaking', 'featured', 'front', 'sections'] as const)(
      'shows %s as Ghost does',
      (name) => {
        expect(htmlOf(views.own[name], locale)).toBe(htmlOf(views.theirs[name], locale));
      },
    );
  });
});
