import { SuggestedLinks } from '@/app/lite/parts/SuggestedLinks';
import { formatList } from '@/lib/format/formatList';
import { isBeyond, pageNumber } from '@/lib/pages/paging';
import { setBriefCaching, setResponseStatus } from '@/lib/request/pageResponse';
import { queryText, sharedText } from '@/lib/search/queryText';
import { terms } from '@/lib/search/terms';
import { cardOf } from '@/lib/stories/cardOf';
import { getFound } from '@/lib/stories/getFound';
import { inWordsOf } from '@/lib/stories/getSearched';
import { BeyondLast, Pages } from '../parts/Pages';
import { SearchForm } from '../parts/SearchForm';
import { StoryList } from '../parts/StoryList';
import type { LitePage } from '../parts/litePage';
import type { LiteRequest } from '../parts/liteRequest';
import { documentTitle, pageDescription } from '../parts/liteWords';
import { Failure } from '../parts/notices';

const PATH = '/search';

export async function searchPage(request: LiteRequest): Promise<LitePage> {
  const { words, query } = request;
  const { t } = words;
  const asked = queryText(sharedText(query.q, query.title));
  if (asked !== '') setBriefCaching();
  const number = pageNumber(query.page);
  return {
    title:
      asked === ''
        ? documentTitle(t('PageTitles.search'), words)
        : documentTitle(t('Search.title', { query: asked }), words, number),
    description: pageDescription('search', words),
    url: request.url,
    canonical: PATH,
    isHidden: true,
    hasSearch: true,
    main: (
      <>
        <h1>{t('Pages.search')}</h1>
        <SearchForm words={words} query={asked} />
        {await results(request, asked, number)}
      </>
    ),
  };
}

async function results(request: LiteRequest, query: string, number: number) {
  const { words, locale, now } = request;
  const { t } = words;
  const searched = terms(query);
  if (searched.length === 0)
    return (
      <>
        <h2>{t('Search.blank')}</h2>
        <p>{t('Search.blankHint')}</p>
        {await SuggestedLinks(request)}
      </>
    );
  const { page, count, similarFrom, coverage, unread } = await getFound(
    { query, terms: searched, locale },
    number,
  );
  if (coverage === 'none') return <Failure>{t('Search.trouble')}</Failure>;
  const list = { path: PATH, query: { q: query }, words, page };
  if (isBeyond(page)) {
    setResponseStatus(404);
    return <BeyondLast {...list} />;
  }
  const quoted = { query: () => query };
  const cards = (await inWordsOf(locale, page.items)).map((story) => ({
    ...cardOf(story),
    ...(story.sample && { sample: true as const }),
  }));
  return (
    <>
      {unread.length > 0 && (
        <Failure>
          {t('Search.partly', {
            sources: formatList(
              unread.map((source) => t('Search.source', { source })),
              locale,
            ),
          })}
        </Failure>
      )}
      {count === 0 && (
        <>
          <h2>{t.markup('Search.none', quoted)}</h2>
          <p>{t('Search.noneHint')}</p>
        </>
      )}
      <StoryList
        title={t.markup('Search.found', { ...quoted, count })}
        stories={cards.slice(0, similarFrom)}
        words={words}
        now={now}
      />
      <StoryList
        title={t('Search.similar')}
        stories={cards.slice(similarFrom)}
        words={words}
        now={now}
      />
      {page.total === 0 && (await SuggestedLinks(request))}
      <Pages {...list} />
    </>
  );
}
