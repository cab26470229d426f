import { getLocale, getNow, getTranslations } from 'next-intl/server';
import { SiteFrame } from '@/components/layout/SiteFrame';
import { StoryIslands } from '@/components/reader/StoryIslands';
import { SearchForm } from '@/components/search/SearchForm';
import { SearchResults } from '@/components/search/SearchResults';
import { SuggestedLinks } from '@/components/search/SuggestedLinks';
import { BeyondLastPage } from '@/components/ui/BeyondLastPage';
import { PageTitle } from '@/components/ui/PageTitle';
import { getPageDescriptions } from '@/lib/pages/pageDescriptions';
import { isBeyond, pagePath, parsePageQuery } from '@/lib/pages/paging';
import { setBriefCaching } from '@/lib/request/pageResponse';
import type { QueryProps, SearchParams } from '@/lib/request/queryParam';
import { queryText, sharedText } from '@/lib/search/queryText';
import { terms } from '@/lib/search/terms';
import { numberedTitle, pageMetadata } from '@/lib/seo/metadata/pageMetadata';
import { pageTitle } from '@/lib/seo/pageTitle';
import { getFound } from '@/lib/stories/getFound';
import { inWordsOf } from '@/lib/stories/getSearched';

const PATH = '/search';

/** The app's share target sends `title` beside the text in `q`. */
const queryOf = ({ q, title }: Awaited<SearchParams>) => queryText(sharedText(q, title));

export async function generateMetadata({ searchParams }: QueryProps) {
  const page = { ...(await pageMetadata(PATH)), robots: { index: false, follow: true } };
  const query = queryOf(await searchParams);
  if (query === '') return page;
  const [t, channel] = await Promise.all([getTranslations('Search'), getTranslations('Channel')]);
  const title = await numberedTitle(t('title', { query }), await parsePageQuery(searchParams));
  return { ...page, title: pageTitle(title, channel('name')) };
}

/** Results are awaited, not streamed, so they show without JavaScript. */
export default async function SearchPage({ searchParams }: QueryProps) {
  const query = queryOf(await searchParams);
  if (query !== '') setBriefCaching();
  const words = terms(query);
  const [pages, descriptions, now, locale] = await Promise.all([
    getTranslations('Pages'),
    getPageDescriptions(),
    getNow(),
    getLocale(),
  ]);
  const { page: shown, ...known } = await getFound(
    { query, terms: words, locale },
    await parsePageQuery(searchParams),
  );
  const page = { ...shown, items: await inWordsOf(locale, shown.items) };
  const given: Record<string, string> = query === '' ? {} : { q: query };
  const path = pagePath(PATH, page.number, given);

  return (
    <StoryIslands>
      <SiteFrame path={path} searchParams={searchParams} trail={[{ path, name: pages('search') }]}>
        <div className="page-width">
          <PageTitle lead={descriptions('search')}>{pages('search')}</PageTitle>
          <div className="grid grid-cols-1 gap-6">
            <SearchForm query={query} />
            {isBeyond(page) ? (
              <BeyondLastPage page={page} path={PATH} query={given} />
            ) : (
              <SearchResults
                query={query}
                terms={words}
                page={page}
                {...known}
                now={now.getTime()}
                suggestedLinks={<SuggestedLinks hasSearch />}
              />
            )}
          </div>
        </div>
      </SiteFrame>
    </StoryIslands>
  );
}
