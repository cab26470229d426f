import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { TwoColumns } from '@/components/layout/TwoColumns';
import { isShortBesideSidebar, listBesideSidebar } from '@/components/layout/besideSidebar';
import type { StoriesLayout } from '@/components/lists/Stories.island';
import { SampleCard } from '@/components/samples/SampleCard';
import { StaticBlock } from '@/components/static-html/StaticBlock';
import { BeyondLastPage } from '@/components/ui/BeyondLastPage';
import { Pagination } from '@/components/ui/Pagination';
import { StructuredData } from '@/components/ui/StructuredData';
import { TryAgain } from '@/components/ui/TryAgain';
import { BLOCKS, COLUMNS, THREE_COLUMNS } from '@/components/ui/columns';
import { matching } from '@/components/ui/filter';
import { useFilterChoice } from '@/components/ui/useFilterChoice';
import type { CategoryKey } from '@/lib/content/keys';
import type { SampleArticle } from '@/lib/content/sample';
import { localPath } from '@/lib/i18n/language';
import { isBeyond, pagePath } from '@/lib/pages/paging';
import type { QueryParam } from '@/lib/request/queryParam';
import { storyList } from '@/lib/seo/structuredData/itemLists';
import { type NewsFilter, filterableNews } from '@/lib/stories/filterableNews';
import type { Filterable } from '@/lib/stories/getFilterable';
import { withoutCategory } from '@/lib/stories/storySelection';
import { leadSummaries } from '@/lib/story/summaries';
import { FewStories } from './FewStories';
import { NewsAndSamples } from './NewsAndSamples.island';
import { filteredPage } from './filteredPage';

export type FilteredPage = {
  path: string;
  title: string;
  categories: readonly (NewsFilter & {
    label: string;
    href?: string;
  })[];
  samples: readonly SampleArticle[];
  chosen: QueryParam;
  empty?: string;
  layout?: StoriesLayout;
  named?: readonly CategoryKey[];
  sidebar?: { aside: ReactNode; px: number };
};

type Props = FilteredPage &
  Filterable & {
    isOk?: boolean;
    now: number;
    number: number;
  };

const sampleColumns = (count: number) =>
  count % 4 === 0 ? `${COLUMNS} lg:grid-cols-4` : THREE_COLUMNS;

export function FilteredNews({
  path,
  title,
  categories,
  samples,
  chosen,
  empty,
  layout = 'grid',
  named = [],
  sidebar,
  stories,
  archived,
  isOk = true,
  now,
  number,
}: Props) {
  const t = useTranslations('Section');
  const words = useTranslations('Story');
  const noNews = useTranslations('NoNews');
  const locale = useLocale();
  const items = filterableNews(stories, categories);
  const cards = samples.map((article) => ({
    key: article.id,
    values: [article.category],
    node: (
      <SampleCard
        article={article}
        categoryHref={categories.find(({ value }) => value === article.category)?.href}
      />
    ),
  }));
  const choice = useFilterChoice(
    {
      href: localPath(path, locale),
      filters: categories,
      chosen,
      isOk,
    },
    items,
    cards,
  );
  const { isWhole, page } = filteredPage(items, {
    chosen: choice.chosen,
    number,
    archived,
  });
  const isFiltered = choice.chosen !== 'all';
  const query: Record<string, string> = isFiltered ? { category: choice.chosen } : {};
  if (isBeyond(page)) return <BeyondLastPage page={page} path={path} query={query} />;

  const listed = {
    path: pagePath(path, number),
    name: title,
    stories: page.items.map(({ story }) => story),
  };
  const isShort =
    sidebar !== undefined &&
    isShortBesideSidebar(listed.stories, {
      layout,
      locale,
      sidebarPx: sidebar.px,
      samples: samples.length,
    });
  const news = (
    <NewsAndSamples
      {...choice}
      label={t('filterBy')}
      news={{
        title,
        items: (layout === 'lead' ? leadSummaries(page.items) : page.items).map((item) => ({
          ...item,
          story: withoutCategory(item.story, named),
        })),
        isWhole,
        pages: (
          <>
            {/* Beside samples the page has more. */}
            {samples.length === 0 && <FewStories count={page.total} />}
            <Pagination page={page} path={path} query={query} />
          </>
        ),
        ...(!isOk && stories.length === 0
          ? {
              empty: { all: noNews('failed'), chosen: noNews('failed') },
              retry: <TryAgain path={pagePath(path, 1, query)} className="btn btn-alt" />,
            }
          : {
              empty: { all: empty ?? words('emptyCategory'), chosen: words('emptyCategory') },
              ...(stories.length === 0 && { reason: noNews('none') }),
            }),
        layout,
      }}
      samples={{ title: t('samples'), items: cards, className: sampleColumns(cards.length) }}
      now={now}
      {...(sidebar &&
        !isShort && {
          beside: Object.fromEntries(
            choice.filters.map(({ value }) => [
              value,
              listBesideSidebar(
                matching(page.items, value).map(({ story }) => story),
                { layout, locale, sidebarPx: sidebar.px },
              ),
            ]),
          ),
        })}
    />
  );
  return (
    <>
      {sidebar ? (
        <TwoColumns aside={sidebar.aside} isShort={isShort}>
          {news}
        </TwoColumns>
      ) : (
        <div className={BLOCKS}>{news}</div>
      )}
      <StaticBlock
        name="structuredData"
        of={StructuredData}
        props={{ graph: isFiltered ? [] : storyList(listed, locale) }}
      />
    </>
  );
}
