import type { ReactNode } from 'react';
import type { SampleArticle } from '@/lib/content/sample';
import { pageSocialCardPath } from '@/lib/images/cards/pageSocialCard';
import { isBeyond, pageNumber, pagePath } from '@/lib/pages/paging';
import { provider } from '@/lib/provider/provider';
import { setResponseStatus } from '@/lib/request/pageResponse';
import { getArchivePage, pageOrEmpty } from '@/lib/stories/getArchivePage';
import type { Listed } from '@/lib/stories/listOfPage';
import { sampleCard } from '@/lib/stories/sampleCard';
import { BeyondLast, Pages } from '../parts/Pages';
import { StoryList } from '../parts/StoryList';
import type { LitePage } from '../parts/litePage';
import type { LiteRequest } from '../parts/liteRequest';
import { documentTitle } from '../parts/liteWords';
import { Failure } from '../parts/notices';

type List = {
  path: string;
  title: string;
  heading: string;
  description: string;
  listTitle: string;
  listed: Listed;
  empty: string;
  samples: readonly SampleArticle[];
  above?: ReactNode;
};

export async function listPage(request: LiteRequest, list: List): Promise<LitePage> {
  const { words, locale, now, query } = request;
  const { path, listed } = list;
  const number = pageNumber(query.page);
  const result = await getArchivePage(listed, locale, number);
  if (number > 1 && !result.ok && (await provider.hasArchive())) setResponseStatus(503);
  const page = pageOrEmpty(result);
  const isMissing = result.ok && isBeyond(page);
  if (isMissing) setResponseStatus(404);
  return {
    title: isMissing
      ? documentTitle(words.t('Paging.beyond', { number }), words)
      : documentTitle(list.title, words, number),
    ...(!isMissing && {
      description: list.description,
      canonical: pagePath(path, number),
      socialCard: {
        title: list.title,
        description: list.description,
        picture: await pageSocialCardPath(path, locale),
      },
    }),
    url: request.url,
    isHidden: isMissing,
    main: (
      <>
        <h1>{list.heading}</h1>
        {list.above}
        {!result.ok ? (
          <Failure>{words.t('NoNews.failed')}</Failure>
        ) : isMissing ? (
          <BeyondLast page={page} path={path} words={words} />
        ) : page.items.length === 0 ? (
          <p>{`${list.empty}. ${words.t('NoNews.none')}`}</p>
        ) : (
          <StoryList title={list.listTitle} stories={page.items} words={words} now={now} />
        )}
        <Pages page={page} path={path} words={words} />
        <StoryList
          title={words.t('Section.samples')}
          stories={list.samples.map((article) => ({
            ...sampleCard(article, locale),
            sample: true as const,
          }))}
          words={words}
          now={now}
        />
      </>
    ),
  };
}
