import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SharedFeed } from '@/components/layout/SharedFeed';
import { TwoColumns } from '@/components/layout/TwoColumns';
import {
  besideSidebar,
  cardsPx,
  isTooShort,
  leavesHole,
  rowsPx,
  standsBeside,
} from '@/components/layout/besideSidebar';
import type { ColumnBeside } from '@/components/layout/linksBeside';
import { ListHeader } from '@/components/lists/ListHeader';
import { OtherLanguages } from '@/components/lists/OtherLanguages.island';
import { SpecialStories } from '@/components/lists/SpecialStories.island';
import { Stories, type StoriesLayout } from '@/components/lists/Stories.island';
import { isSpecialLayout, type SpecialLayout } from '@/components/lists/specialLayouts';
import { StaticBlock } from '@/components/static-html/StaticBlock';
import { BeyondLastPage } from '@/components/ui/BeyondLastPage';
import { EmptyState } from '@/components/ui/EmptyState';
import { Pagination } from '@/components/ui/Pagination';
import { StructuredData } from '@/components/ui/StructuredData';
import { TryAgain } from '@/components/ui/TryAgain';
import { ACROSS, BLOCKS } from '@/components/ui/columns';
import { LIST_ANCHOR } from '@/components/ui/listAnchor';
import type { CategoryKey } from '@/lib/content/keys';
import { isBeyond, pagePath } from '@/lib/pages/paging';
import type { SearchParams } from '@/lib/request/queryParam';
import { requestTime } from '@/lib/request/requestTime';
import { storyList } from '@/lib/seo/structuredData/itemLists';
import { type ArchiveResult, pageOrEmpty } from '@/lib/stories/getArchivePage';
import { parseListPage } from '@/lib/stories/parseListPage';
import { moreCount, withoutCategory } from '@/lib/stories/storySelection';
import { writtenIn } from '@/lib/story/story';
import { FewStories } from './FewStories';

type Props = {
  path: string;
  searchParams: SearchParams;
  title: string;
  /** True hides the heading visually, because the page's title above repeats it. */
  isFirst?: boolean;
  isOptional?: boolean;
  result: ArchiveResult;
  empty: string;
  layout: StoriesLayout | SpecialLayout;
  named?: readonly CategoryKey[];
  lead?: ReactNode;
  after?: (hasSidebar: boolean) => ReactNode;
  sidebar?: ColumnBeside;
};

export async function NewsBlock({
  path,
  searchParams,
  title,
  isFirst = false,
  isOptional = false,
  result,
  empty,
  layout,
  named = [],
  lead,
  after,
  sidebar,
}: Props) {
  const [locale, words, noNews, now] = await Promise.all([
    getLocale(),
    getTranslations('Story'),
    getTranslations('NoNews'),
    requestTime(),
    parseListPage(searchParams, result),
  ]);
  const header = <ListHeader title={title} isFirst={isFirst} />;
  const frame = (
    { hasSidebar, isShort = false }: { hasSidebar: boolean; isShort?: boolean },
    children: ReactNode,
    across?: ReactNode,
  ) =>
    sidebar && hasSidebar ? (
      <TwoColumns aside={sidebar.aside} isShort={isShort}>
        <div className={BLOCKS}>{children}</div>
        {across && <div className={ACROSS}>{across}</div>}
      </TwoColumns>
    ) : (
      <div className={BLOCKS}>{children}</div>
    );
  return (
    <SharedFeed
      result={result}
      fallback={frame(
        { hasSidebar: true },
        <>
          {lead}
          <section id={LIST_ANCHOR} tabIndex={-1} className="outline-none">
            {header}
            <p role="status" className="pt-4 text-quiet">
              {words('loading')}
            </p>
          </section>
        </>,
      )}
    >
      {(latest) => {
        const page = pageOrEmpty(latest);
        const listed = { path: pagePath(path, page.number), name: title, stories: page.items };
        const stories = page.items.map((story) => withoutCategory(story, named));
        const own = stories.filter((story) => writtenIn(story) === locale);
        const others = stories.filter((story) => writtenIn(story) !== locale);
        const sidebarPx = sidebar?.px(page.items) ?? 0;
        const { count, roomPx } = besideSidebar(own, layout, sidebarPx);
        const hasSidebar =
          sidebar !== undefined && !(sidebar.isOptional && isTooShort(sidebarPx, roomPx));
        const foreignPx = rowsPx(others.length);
        const isEnd = !hasSidebar || (count === own.length && standsBeside(foreignPx, roomPx));
        const afterPx = foreignPx + cardsPx(moreCount(page.items));
        const room = !hasSidebar || (isEnd && standsBeside(afterPx, roomPx));
        const belowPx = room ? afterPx : isEnd ? foreignPx : 0;
        const isShort = leavesHole(sidebarPx, roomPx - belowPx);
        const isLeftOut = isOptional && latest.ok && page.total === 0;
        const rest = isEnd ? [] : own.slice(count);
        const pages = (
          <>
            <OtherLanguages stories={others} now={now} />
            {!isOptional && <FewStories count={page.total} />}
            <Pagination page={page} path={path} />
            <StaticBlock
              name="structuredData"
              of={StructuredData}
              props={{ graph: storyList(listed, locale) }}
            />
          </>
        );
        return frame(
          { hasSidebar, isShort },
          <>
            {lead}
            {!isLeftOut && (
              <section id={LIST_ANCHOR} tabIndex={-1} className="outline-none">
                {header}
                {isBeyond(page) ? (
                  <BeyondLastPage page={page} path={path} />
                ) : (
                  <>
                    {!latest.ok ? (
                      <EmptyState title={noNews('failed')}>
                        <TryAgain path={path} className="btn btn-alt" />
                      </EmptyState>
                    ) : page.items.length === 0 ? (
                      <EmptyState title={empty} reason={noNews('none')} />
                    ) : isSpecialLayout(layout) ? (
                      <SpecialStories stories={own} now={now} layout={layout} />
                    ) : (
                      <Stories
                        stories={hasSidebar ? own.slice(0, count) : own}
                        now={now}
                        layout={layout}
                      />
                    )}
                    {isEnd && pages}
                  </>
                )}
              </section>
            )}
            {room && after?.(hasSidebar)}
          </>,
          (!isEnd || !room) && (
            <>
              {!isEnd && (
                <div>
                  {rest.length > 0 && <Stories stories={rest} now={now} layout="rest" />}
                  {pages}
                </div>
              )}
              {!room && after?.(hasSidebar)}
            </>
          ),
        );
      }}
    </SharedFeed>
  );
}
