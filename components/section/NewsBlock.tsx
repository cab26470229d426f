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
import { ACROSS, BLOCKS } from '@/components/layout/columns';
import { StaticBlock } from '@/components/server-html/StaticBlock';
import { Languages } from '@/components/story-lists/Languages.island';
import { ListHeader } from '@/components/story-lists/ListHeader';
import { SpecialStories } from '@/components/story-lists/SpecialStories.island';
import { Stories, type StoriesLayout } from '@/components/story-lists/Stories.island';
import { isSpecialLayout, type SpecialLayout } from '@/components/story-lists/specialLayouts';
import { BeyondLastPage } from '@/components/ui/BeyondLastPage';
import { EmptyState } from '@/components/ui/EmptyState';
import { Pagination } from '@/components/ui/Pagination';
import { StructuredData } from '@/components/ui/StructuredData';
import { TryAgain } from '@/components/ui/TryAgain';
import { LIST_ANCHOR } from '@/components/ui/listAnchor';
import type { CategoryKey } from '@/lib/content/keys';
import { parseListPage } from '@/lib/stories/parseListPage';
import { isBeyond, pagePath } from '@/lib/pages/paging';
import type { SearchParams } from '@/lib/request/queryParam';
import { requestTime } from '@/lib/request/requestTime';
import { storyList } from '@/lib/seo/structuredData/itemLists';
import { type ArchiveResult, pageOrEmpty } from '@/lib/stories/getArchivePage';
import { moreCount, withoutCategory } from '@/lib/stories/storySelection';
import { writtenIn } from '@/lib/stories/model/story';
import { FewStories } from './FewStories';

type Props = {
  /** The page's URL without language prefix. */
  path: string;
  searchParams: SearchParams;
  title: string;
  /** Whether the page's name, right above the list, says as much: then only screen readers hear it. */
  isFirst?: boolean;
  /** Whether the page has enough without it, so that an empty list, with its heading, is left out. */
  isOptional?: boolean;
  /**
   * The page of the list; asked for before the page is put together, so that its header knows of
   * the answer.
   */
  result: ArchiveResult;
  /** Shown when there are none. */
  empty: string;
  layout: StoriesLayout | SpecialLayout;
  /** The categories called like the page, which its cards leave out. */
  named?: readonly CategoryKey[];
  /** What stands above the list, in the same column. */
  lead?: ReactNode;
  /** What follows the list, at once with it: were it apart, it would wait far below a late list. */
  after?: ReactNode;
  /**
   * A column beside the list, about how high it is beside so many stories, and whether a list much
   * shorter than it stands alone.
   */
  sidebar?: { aside: ReactNode; px: (stories: number) => number; isOptional?: boolean };
};

/**
 * A page of a list of news, streamed when it is late. What is longer than the sidebar beside
 * it runs across the page below both.
 */
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
        const sidebarPx = sidebar?.px(page.items.length) ?? 0;
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
            <Languages stories={others} now={now} />
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
            {room && after}
          </>,
          (!isEnd || !room) && (
            <>
              {!isEnd && (
                <div>
                  {rest.length > 0 && <Stories stories={rest} now={now} layout="rest" />}
                  {pages}
                </div>
              )}
              {!room && after}
            </>
          ),
        );
      }}
    </SharedFeed>
  );
}
