import { useLocale, useTranslations } from 'next-intl';
import { filteredPage } from '@/components/filter/filteredPage';
import { useFilterChoice } from '@/components/filter/useFilterChoice';
import { BeyondLastPage } from '@/components/paging/BeyondLastPage';
import { Pagination } from '@/components/paging/Pagination';
import { leadSummaries } from '@/components/section/leadSummaries';
import { WhyNoNews } from '@/components/section/WhyNoNews';
import { StaticBlock } from '@/components/kept/StaticBlock';
import { StructuredData } from '@/components/seo/StructuredData';
import type { QueryParam } from '@/lib/http/queryParam';
import { localPath } from '@/lib/i18n/language';
import { localized } from '@/lib/i18n/localized';
import { oncePerList } from '@/lib/news/oncePerList';
import { stateFront } from '@/lib/news/stateFront';
import type { StoryCard } from '@/lib/story/story';
import { isBeyond, pagePath } from '@/lib/paging/paging';
import { stateKey } from '@/lib/content/keys';
import { STATE_LIST } from '@/lib/content/states/states';
import { storyList } from '@/lib/seo/structuredData/storyList';
import type { BlockHeading } from './StateBlocks';
import { StateNews } from './StateNews.island';
import { statePath } from '@/lib/site/statePath';

type Props = {
  stories: readonly StoryCard[];
  /** Whether the provider failed, so that they may be there in a moment. */
  failed?: boolean;
  now: number;
  /** The parameter `state` as it came. */
  chosen: QueryParam;
  /** The page asked for. */
  number: number;
};

const PATH = '/india';

/** The front of the states, each story with the filter value of its state. */
const filterableByState = oncePerList((stories: readonly StoryCard[]) =>
  stateFront(stories).map(({ story, block }) => {
    const key = story.state && stateKey(story.state);
    return {
      story,
      block,
      values: STATE_LIST.filter((state) => state.key === key).map(({ id }) => id),
    };
  }),
);

/** The state news in pages: by state, or of the one chosen. */
export function AllStatesNews({ stories, failed = false, now, chosen, number }: Props) {
  const t = useTranslations('India');
  const locale = useLocale();
  const items = filterableByState(stories);
  const choice = useFilterChoice(
    {
      href: localPath(PATH, locale),
      parameter: 'state',
      filters: STATE_LIST.map(({ id, name }) => ({ value: id, label: localized(name, locale) })),
      chosen,
      all: t('allStates'),
    },
    items,
  );
  const { isWhole, page } = filteredPage(items, choice.chosen, number);
  const isFiltered = choice.chosen !== 'all';
  const query: Record<string, string> = isFiltered ? { state: choice.chosen } : {};
  if (isBeyond(page)) return <BeyondLastPage page={page} path={PATH} query={query} />;

  const headings = [...new Set(page.items.map(({ block }) => block))].map((block): BlockHeading => {
    const state = STATE_LIST.find(({ key }) => key === block);
    return state
      ? { block, title: localized(state.name, locale), path: statePath(state) }
      : { block, title: t('more') };
  });
  const listed = {
    path: pagePath(PATH, number),
    name: t('latest'),
    stories: page.items.map(({ story }) => story),
  };
  return (
    <>
      <StateNews
        {...choice}
        label={t('filterByState')}
        items={leadSummaries(page.items, ({ values, block }) => [...values, block])}
        headings={headings}
        isWhole={isWhole}
        now={now}
        empty={t('emptyState')}
        {...(stories.length === 0 && {
          why: <WhyNoNews failed={failed} path={pagePath(PATH, 1, query)} />,
        })}
      />
      <Pagination page={page} path={PATH} query={query} />
      <StaticBlock
        name="listData"
        of={StructuredData}
        props={{ graph: isFiltered ? [] : storyList(listed, locale) }}
      />
    </>
  );
}
