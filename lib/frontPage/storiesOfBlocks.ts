import 'server-only';
import type { CategoryKey } from '@/lib/content/keys';
import type { Locale } from '@/lib/i18n/locales';
import { memoize } from '@/lib/memoize';
import type { FrontBlock } from '@/lib/site/frontPageSchema';
import { cardOf } from '@/lib/stories/cardOf';
import { findStories } from '@/lib/stories/findStory';
import { getArchivePage, itemsOf } from '@/lib/stories/getArchivePage';
import { getTermPage } from '@/lib/stories/getTermPage';
import { listOfPage } from '@/lib/stories/listOfPage';
import type { Story } from '@/lib/story/story';
import type { Cards, FrontStories } from './composeFront';
import { sizeOf, type StoriesBlock } from './layouts';
import { getMostRead } from './mostRead';

const NONE: Cards = [];

/**
 * Stories that blocks need beyond the lists: those of tags, authors and editors' own lists, and the
 * most read.
 *
 * @param categories the section whose most read are wanted
 */
export async function storiesOfBlocks(
  blocks: readonly FrontBlock[],
  locale: Locale,
  categories?: readonly CategoryKey[],
) {
  const [mostRead, asked] = await Promise.all([
    blocks.some(isMostRead) ? getMostRead(locale, Date.now(), categories) : NONE,
    Promise.all(blocks.map((block) => askedFor(block, locale))),
  ]);
  const ranked = new Set(
    blocks
      .filter(isMostRead)
      .flatMap((block) => startOf(mostRead, block))
      .map(({ id }) => id),
  );
  return {
    asked,
    withMostRead: (front: FrontStories): FrontStories =>
      front.map((stories, at) => {
        const block = blocks[at];
        if (block?.kind !== 'stories') return stories;
        if (isRanking(block)) return startOf(mostRead, block);
        return sizeOf(block).count === 'rest'
          ? stories.filter(({ id }) => !ranked.has(id))
          : stories;
      }),
  };
}

const isRanking = ({ from }: StoriesBlock): boolean => 'feed' in from && from.feed === 'mostRead';

export const isMostRead = (block: FrontBlock): block is StoriesBlock =>
  block.kind === 'stories' && isRanking(block);

function startOf(stories: Cards, block: StoriesBlock): Cards {
  const { count, least } = sizeOf(block);
  const start = count === 'rest' ? stories : stories.slice(0, count);
  return start.length < least ? NONE : start;
}

const cardsOf = memoize((...stories: Story[]): Cards => stories.map(cardOf));

async function askedFor(block: FrontBlock, locale: Locale): Promise<Cards | null> {
  if (block.kind !== 'stories') return null;
  const { from } = block;
  if ('tag' in from) return termStories('tag', from.tag, locale);
  if ('author' in from) return termStories('author', from.author, locale);
  if ('section' in from) {
    const listed = listOfPage(from.section);
    return listed.by === 'topic' ? itemsOf(getArchivePage(listed, locale, 1)) : null;
  }
  if ('ids' in from) {
    const { found } = await findStories(from.ids, locale);
    return cardsOf(...from.ids.flatMap((id) => found.get(id) ?? []));
  }
  return null;
}

async function termStories(by: 'tag' | 'author', slug: string, locale: Locale): Promise<Cards> {
  const result = await getTermPage(by, slug, locale, 1);
  return result.ok ? result.value.page.items : NONE;
}
