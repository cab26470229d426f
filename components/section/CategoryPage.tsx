import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SectionFrame } from '@/components/layout/SectionFrame';
import { Sidebar } from '@/components/layout/Sidebar';
import { TwoColumns } from '@/components/layout/TwoColumns';
import { sidebarLinks, sidebarPx } from '@/components/layout/linksBeside';
import { BLOCKS } from '@/components/layout/columns';
import { SpecialStories } from '@/components/story-lists/SpecialStories.island';
import type { StoriesLayout } from '@/components/story-lists/Stories.island';
import type { SpecialLayout } from '@/components/story-lists/specialLayouts';
import { parsePageQuery } from '@/lib/pages/pageQuery';
import { sectionPath } from '@/lib/pages/sectionPath';
import { SECTIONS } from '@/lib/pages/sections';
import { categoriesOf } from '@/lib/pages/subcategories';
import type { SearchParams } from '@/lib/request/queryParam';
import { getArchivePage, itemsOf } from '@/lib/stories/getArchivePage';
import type { StoryCard } from '@/lib/stories/model/story';
import { LiveNews } from './LiveNews';
import { MoreStories } from './MoreStories';

const uprightTiles = (stories: readonly StoryCard[], now: number) => (
  <SpecialStories stories={stories} now={now} layout="shorts" />
);
/** Beside a page that is long anyway. */
const allLinks = () => ({ tools: true, sections: true });
/** Of pictures across the whole page. */
const WIDE_LAYOUT: SpecialLayout = 'frames';

type Props = {
  path: string;
  searchParams: SearchParams;
  layout?: StoriesLayout | SpecialLayout;
  /** What follows the page's own stories: the newest of all feeds, or what there is to watch. */
  more?: 'newest' | 'videos';
  /** Stories that `children` show; beside them an empty category is left out. */
  headlines?: Promise<readonly StoryCard[]>;
  /** What stands above the news, and below it. */
  children?: ReactNode;
  below?: ReactNode;
};

/**
 * A page that is its header, whatever else it has, and the news of its category; beside it the sidebar,
 * below it more from elsewhere, so that a category of one story is a whole page.
 */
export async function CategoryPage({
  path,
  searchParams,
  layout = 'column',
  more = 'newest',
  headlines,
  children,
  below,
}: Props) {
  const [locale, number] = await Promise.all([getLocale(), parsePageQuery(searchParams)]);
  const categories = categoriesOf(path);
  const result = getArchivePage({ by: 'categories', categories }, locale, number);
  const shown = Promise.all([headlines ?? [], itemsOf(result)]).then((lists) => lists.flat());
  // What waits for feeds of its own cannot be part of a block that waits for another.
  const isApart = headlines !== undefined;
  const aside = (
    <Sidebar
      shown={shown}
      links={isApart ? allLinks : (stories) => sidebarLinks(stories, layout)}
    />
  );
  const px = (stories: readonly StoryCard[]) => sidebarPx(sidebarLinks(stories, layout));
  const news = (
    <LiveNews
      path={path}
      searchParams={searchParams}
      section={SECTIONS[sectionPath(path)].key}
      isFirst={!children}
      isOptional={headlines !== undefined}
      result={result}
      categories={categories}
      layout={layout}
      after={
        <>
          {below}
          <MoreStories
            shown={shown}
            kind={more}
            path={path}
            {...(layout === 'shorts' && { listVideos: uprightTiles })}
          />
        </>
      }
      {...(!isApart && { lead: children })}
      {...(!isApart && layout !== WIDE_LAYOUT && { sidebar: { aside, px, isOptional: true } })}
    />
  );
  return (
    <SectionFrame path={path} searchParams={searchParams}>
      {isApart ? (
        <TwoColumns aside={aside}>
          <div className={BLOCKS}>
            {children}
            {news}
          </div>
        </TwoColumns>
      ) : (
        news
      )}
    </SectionFrame>
  );
}
