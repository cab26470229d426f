import { categoryKey, stateKey } from '@/lib/content/keys';
import type { Locale } from '@/lib/i18n/locales';
import { memoize } from '@/lib/memoize';
import { categoriesOf } from '@/lib/pages/subcategories';
import { POSTERS } from '@/lib/provider/provider';
import type { FrontBlock, StorySource } from '@/lib/site/frontPageSchema';
import { BREAKING_LENGTH, FEATURED_LENGTH } from '@/lib/stories/listLengths';
import { inCategories, inState, withVideo } from '@/lib/stories/storySelection';
import { inOwnLanguage, withoutTranslations } from '@/lib/stories/translations';
import type { StoryCard } from '@/lib/story/story';
import { fill } from './fill';
import { sizeOf, STATE_SIZE, type StoriesBlock } from './layouts';

export type Cards = readonly StoryCard[];

export type FrontStories = readonly Cards[];

const NONE: Cards = [];

/**
 * @param latest stories of the page's language first
 * @param slides null, like `breaking` and `featured`, while the list is late
 * @param shown stories on the page outside its blocks, such as a section's list
 * @param asked per block: stories from outside the lists, null for the other blocks
 */
export const composeFront = memoize(
  (
    blocks: readonly FrontBlock[],
    latest: Cards,
    slides: readonly { id: string }[] | null,
    breaking: Cards | null,
    featured: Cards | null,
    shown: readonly { id: string }[],
    locale: Locale,
    ...asked: (Cards | null)[]
  ): FrontStories => {
    const news = withoutTranslations(latest, locale);
    const feeds = {
      news,
      breaking: breaking ?? NONE,
      featured: featured ?? NONE,
      // Taken from all stories, shown or not: `storiesOfBlocks.ts`.
      mostRead: NONE,
    };
    const above = [
      { kind: 'hero', list: slides, usual: POSTERS.most },
      { kind: 'breaking', list: breaking, usual: BREAKING_LENGTH.atLeast },
      { kind: 'featured', list: featured, usual: FEATURED_LENGTH },
    ].filter(({ kind }) => blocks.some((block) => block.kind === kind));
    const chosen = [...shown, ...above.flatMap(({ list }) => list ?? [])];
    const awaited = above.map(({ list, usual }) => (list ? 0 : usual)).reduce((a, b) => a + b, 0);
    return fill(
      blocks.map((block, at) => {
        if (block.kind === 'state') {
          const key = stateKey(block.state);
          return { candidates: key ? inState(news, key) : NONE, ...STATE_SIZE };
        }
        if (block.kind !== 'stories') return { candidates: NONE, count: 0, least: 0 };
        const candidates = asked[at] ?? inLists(block.from, feeds);
        return {
          candidates: fitting(
            block,
            speaksAll(block) ? candidates : inOwnLanguage(candidates, locale),
          ),
          isChosen: 'ids' in block.from,
          ...sizeOf(block),
        };
      }),
      chosen.map(({ id }) => id),
      awaited,
    );
  },
);

function inLists(
  from: StorySource,
  feeds: Readonly<Record<'news' | 'breaking' | 'featured' | 'mostRead', Cards>>,
): Cards {
  if ('feed' in from) return feeds[from.feed];
  if ('section' in from) return inCategories(feeds.news, categoriesOf(from.section));
  if ('categories' in from)
    return inCategories(
      feeds.news,
      from.categories.flatMap((name) => categoryKey(name) ?? []),
    );
  if ('has' in from) return withVideo(feeds.news);
  const key = 'state' in from ? stateKey(from.state) : null;
  return key ? inState(feeds.news, key) : NONE;
}

const speaksAll = ({ layout, from }: StoriesBlock) =>
  layout === 'river' || layout === 'wide' || 'ids' in from;

/** A strip without pictures would be a grey row, so other blocks list those stories as text. */
const fitting = ({ layout, from }: StoriesBlock, stories: Cards): Cards =>
  layout === 'strip' && 'section' in from
    ? stories.filter(({ picture }) => picture !== null)
    : stories;
