import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Sidebar } from '@/components/layout/Sidebar';
import { TwoColumns } from '@/components/layout/TwoColumns';
import { sidebarLinks, sidebarPx } from '@/components/layout/linksBeside';
import { SpecialStories } from '@/components/lists/SpecialStories.island';
import type { StoriesLayout } from '@/components/lists/Stories.island';
import type { SpecialLayout } from '@/components/lists/specialLayouts';
import { BLOCKS } from '@/components/ui/columns';
import { shownInBlocks } from '@/lib/frontPage/getSectionFront';
import { parsePageQuery } from '@/lib/pages/paging';
import { sectionPath } from '@/lib/pages/sectionPath';
import { SECTIONS } from '@/lib/pages/sections';
import { categoriesOf } from '@/lib/pages/subcategories';
import type { SearchParams } from '@/lib/request/queryParam';
import { getArchivePage, itemsOf } from '@/lib/stories/getArchivePage';
import { listOfPage } from '@/lib/stories/listOfPage';
import type { StoryCard } from '@/lib/story/story';
import { LiveNews } from './LiveNews';
import { MoreStories } from './MoreStories';
import { SectionFrame } from './SectionFrame';

const uprightTiles = (stories: readonly StoryCard[], now: number) => (
  <SpecialStories stories={stories} now={now} layout="shorts" />
);
const allLinks = () => ({ tools: true, sections: true });
const WIDE_LAYOUT: SpecialLayout = 'frames';

type Props = {
  path: string;
  searchParams: SearchParams;
  layout?: StoriesLayout | SpecialLayout;
  more?: 'newest' | 'videos';
  headlines?: Promise<readonly StoryCard[]>;
  children?: ReactNode;
  below?: ReactNode;
};

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
  const result = getArchivePage(listOfPage(path), locale, number);
  const shown = Promise.all([headlines ?? [], itemsOf(result), shownInBlocks(path, locale)]).then(
    (lists) => lists.flat(),
  );
  // A block that waits for its own feeds must suspend separately.
  const isApart = headlines !== undefined;
  const aside = (
    <Sidebar
      shown={shown}
      links={isApart ? allLinks : (stories) => sidebarLinks(stories, layout, locale)}
    />
  );
  const px = (stories: readonly StoryCard[]) => sidebarPx(sidebarLinks(stories, layout, locale));
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
      after={(hasSidebar) => (
        <>
          {below}
          <MoreStories
            shown={shown}
            besideLatest={isApart || hasSidebar}
            kind={more}
            path={path}
            {...(layout === 'shorts' && { listVideos: uprightTiles })}
          />
        </>
      )}
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
