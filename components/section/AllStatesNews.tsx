import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { TwoColumns } from '@/components/layout/TwoColumns';
import {
  areShortBesideSidebar,
  blocksBesideSidebar,
  isShortBesideSidebar,
  listBesideSidebar,
} from '@/components/layout/besideSidebar';
import { StaticBlock } from '@/components/static-html/StaticBlock';
import { BeyondLastPage } from '@/components/ui/BeyondLastPage';
import { Pagination } from '@/components/ui/Pagination';
import { StructuredData } from '@/components/ui/StructuredData';
import { TryAgain } from '@/components/ui/TryAgain';
import { matching } from '@/components/ui/filter';
import { useFilterChoice } from '@/components/ui/useFilterChoice';
import { stateKey } from '@/lib/content/keys';
import { STATE_LIST } from '@/lib/content/states';
import { localPath } from '@/lib/i18n/language';
import type { Locale } from '@/lib/i18n/locales';
import { localized } from '@/lib/i18n/localized';
import { memoize } from '@/lib/memoize';
import { isBeyond, pagePath } from '@/lib/pages/paging';
import { statePath } from '@/lib/pages/statePath';
import type { QueryParam } from '@/lib/request/queryParam';
import { storyList } from '@/lib/seo/structuredData/itemLists';
import type { Filterable } from '@/lib/stories/getFilterable';
import { stateFront } from '@/lib/stories/stateFront';
import { type StoryCard, writtenIn } from '@/lib/story/story';
import { leadSummaries } from '@/lib/story/summaries';
import { type BlockHeading, storiesOf } from './StateBlocks';
import { StateNews } from './StateNews.island';
import { filteredPage } from './filteredPage';

type Props = Filterable & {
  isOk?: boolean;
  now: number;
  chosen: QueryParam;
  number: number;
  sidebar: { aside: ReactNode; px: number };
  after?: ReactNode;
};

const PATH = '/india';

const filterableByState = memoize((stories: readonly StoryCard[], locale: Locale) =>
  [
    ...stateFront(stories.filter((story) => writtenIn(story) === locale)),
    ...stories
      .filter((story) => writtenIn(story) !== locale)
      .map((story) => ({ story, block: null })),
  ].map(({ story, block }) => {
    const key = story.state && stateKey(story.state);
    return {
      story,
      block,
      values: STATE_LIST.filter((state) => state.key === key).map(({ id }) => id),
    };
  }),
);

export function AllStatesNews({
  stories,
  archived,
  isOk = true,
  now,
  chosen,
  number,
  sidebar,
  after,
}: Props) {
  const t = useTranslations('India');
  const noNews = useTranslations('NoNews');
  const locale = useLocale();
  const items = filterableByState(stories, locale);
  const choice = useFilterChoice(
    {
      href: localPath(PATH, locale),
      parameter: 'state',
      filters: STATE_LIST.map(({ id, name }) => ({ value: id, label: localized(name, locale) })),
      chosen,
      all: t('allStates'),
      isOk,
    },
    items,
  );
  const { isWhole, page } = filteredPage(items, {
    chosen: choice.chosen,
    number,
    archived,
  });
  const isFiltered = choice.chosen !== 'all';
  const query: Record<string, string> = isFiltered ? { state: choice.chosen } : {};
  if (isBeyond(page)) return <BeyondLastPage page={page} path={PATH} query={query} />;

  const own = page.items.filter(({ story }) => writtenIn(story) === locale);
  const headings = [...new Set(own.map(({ block }) => block))].map((block): BlockHeading => {
    const state = STATE_LIST.find(({ key }) => key === block);
    return state
      ? { block, title: localized(state.name, locale), path: statePath(state) }
      : { block, title: t(STATE_LIST.length > 0 ? 'more' : 'latest') };
  });
  const blocks = headings.map(({ block }) => storiesOf(own, block));
  const sizes = { foreign: page.items.length - own.length, sidebarPx: sidebar.px };
  const besideOf = (value: string) =>
    value === 'all'
      ? blocksBesideSidebar(blocks, sizes)
      : listBesideSidebar(
          matching(page.items, value).map(({ story }) => story),
          { layout: 'lead', locale, sidebarPx: sidebar.px },
        );
  const listed = {
    path: pagePath(PATH, number),
    name: t('latest'),
    stories: page.items.map(({ story }) => story),
  };
  const isShort =
    !after &&
    (isFiltered
      ? isShortBesideSidebar(listed.stories, {
          layout: 'lead',
          locale,
          sidebarPx: sidebar.px,
          samples: 0,
        })
      : areShortBesideSidebar(blocks, sizes));
  return (
    <>
      <TwoColumns aside={sidebar.aside} isShort={isShort}>
        <StateNews
          {...choice}
          label={t('filterByState')}
          items={leadSummaries(page.items, ({ values, block }) => [...values, block])}
          headings={headings}
          isWhole={isWhole}
          now={now}
          empty={{
            all: isOk ? t('emptyAll') : noNews('failed'),
            chosen: isOk ? t('emptyState') : noNews('failed'),
          }}
          beside={Object.fromEntries(choice.filters.map(({ value }) => [value, besideOf(value)]))}
          after={
            <>
              <Pagination page={page} path={PATH} query={query} />
              {after}
            </>
          }
          {...(stories.length === 0 && {
            reason: isOk && noNews('none'),
            retry: !isOk && <TryAgain path={pagePath(PATH, 1, query)} className="btn btn-alt" />,
          })}
        />
      </TwoColumns>
      <StaticBlock
        name="structuredData"
        of={StructuredData}
        props={{ graph: isFiltered ? [] : storyList(listed, locale) }}
      />
    </>
  );
}
