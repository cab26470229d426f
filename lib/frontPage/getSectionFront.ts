import 'server-only';
import { cache } from 'react';
import { SECTION_BLOCKS } from '#site/frontPage.mjs';
import type { Locale } from '@/lib/i18n/locales';
import { categoriesOf } from '@/lib/pages/subcategories';
import { ok, type Result } from '@/lib/result';
import type { FrontBlock } from '@/lib/site/frontPageSchema';
import { getArchivePage, pageOrEmpty } from '@/lib/stories/getArchivePage';
import { getLatest } from '@/lib/stories/getNews';
import { listOfPage } from '@/lib/stories/listOfPage';
import type { StoryCard } from '@/lib/story/story';
import { composeFront, type FrontStories } from './composeFront';
import { isMostRead, storiesOfBlocks } from './storiesOfBlocks';

const NONE: readonly never[] = [];

export const sectionBlocks = (path: string): readonly FrontBlock[] => SECTION_BLOCKS[path] ?? NONE;

/**
 * Fills the blocks below a section's first page, without its stories. Fails if the news call fails.
 * Cached per request, because others exclude its stories.
 */
export const getSectionFront = cache(
  async (path: string, locale: Locale): Promise<Result<FrontStories, string>> => {
    const blocks = sectionBlocks(path);
    if (blocks.length === 0) return ok(NONE);
    const list = listOfPage(path);
    const [latest, listed, { asked, withMostRead }] = await Promise.all([
      getLatest(locale),
      getArchivePage(list, locale, 1),
      storiesOfBlocks(blocks, locale, list.by === 'all' ? undefined : categoriesOf(path)),
    ]);
    if (!latest.ok) return latest;
    const { items } = pageOrEmpty(listed);
    return ok(
      withMostRead(composeFront(blocks, latest.value, NONE, NONE, NONE, items, locale, ...asked)),
    );
  },
);

export async function shownInBlocks(path: string, locale: Locale): Promise<readonly StoryCard[]> {
  const front = await getSectionFront(path, locale);
  if (!front.ok) return NONE;
  return sectionBlocks(path).flatMap((block, at) =>
    block.kind === 'stories' && !isMostRead(block) ? (front.value[at] ?? NONE) : NONE,
  );
}
