import { getLocale, getNow, getTranslations } from 'next-intl/server';
import { StoryScope } from '@/components/actions/StoryScope';
import { SiteFrame } from '@/components/chrome/SiteFrame';
import { BeyondLastPage } from '@/components/paging/BeyondLastPage';
import { SearchForm } from '@/components/search/SearchForm';
import { SearchResults } from '@/components/search/SearchResults';
import { SuggestedLinks } from '@/components/search/SuggestedLinks';
import { PageTitle } from '@/components/ui/PageTitle';
import type { SearchParams } from '@/lib/http/queryParam';
import { setBriefCaching } from '@/lib/http/setBriefCaching';
import { getPageDescriptions } from '@/lib/site/pageDescriptions';
import { pageTitle } from '@/lib/site/pageTitle';
import { getSearched, inWordsOf } from '@/lib/news/getSearched';
import { parsePageQuery } from '@/lib/paging/pageQuery';
import { isBeyond, pageOf, pagePath } from '@/lib/paging/paging';
import { queryText } from '@/lib/search/queryText';
import { searchStories } from '@/lib/search/searchStories';
import { sharedText } from '@/lib/search/sharedText';
import { terms } from '@/lib/search/terms';
import { numberedTitle } from '@/lib/seo/metadata/numberedTitle';
import { pageMetadata } from '@/lib/seo/metadata/pageMetadata';

type Props = { searchParams: SearchParams };

const PATH = '/search';

/** The words searched for; `title` is of what was shared to the app, beside its text in `q`. */
const queryOf = ({ q, title }: Awaited<SearchParams>) => queryText(sharedText(q, title));

export async function generateMetadata({ searchParams }: Props) {
  const page = { ...(await pageMetadata(PATH)), robots: { index: false, follow: true } };
  const query = queryOf(await searchParams);
  if (query === '') return page;
  const [t, channel] = await Promise.all([getTranslations('Search'), getTranslations('Channel')]);
  const title = await numberedTitle(t('title', { query }), await parsePageQuery(searchParams));
  return { ...page, title: pageTitle(title, channel('name')) };
}

/** Results are awaited, not streamed, so that they are there without JavaScript too. */
export default async function SearchPage({ searchParams }: Props) {
  const query = queryOf(await searchParams);
  if (query !== '') setBriefCaching();
  const words = terms(query);
  const [pages, descriptions, now] = await Promise.all([
    getTranslations('Pages'),
    getPageDescriptions(),
    getNow(),
  ]);
  const { stories, coverage } =
    words.length > 0 ? await getSearched() : { stories: [], coverage: 'complete' as const };
  const found = searchStories(stories, words);
  const askedFor = pageOf(found, await parsePageQuery(searchParams));
  // Without words there is no list, and while a feed cannot be read so may be what a later page had.
  const shown =
    isBeyond(askedFor) && (words.length === 0 || coverage !== 'complete')
      ? pageOf(found, 1)
      : askedFor;
  const page = { ...shown, items: await inWordsOf(await getLocale(), shown.items) };
  const given: Record<string, string> = query === '' ? {} : { q: query };
  // With its query, so that the way to the other language keeps it.
  const path = pagePath(PATH, page.number, given);

  return (
    <StoryScope>
      <SiteFrame path={path} searchParams={searchParams} trail={[{ path, name: pages('search') }]}>
        <div className="page-width pb-12">
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
                coverage={coverage}
                now={now.getTime()}
                suggestedLinks={<SuggestedLinks hasSearch />}
              />
            )}
          </div>
        </div>
      </SiteFrame>
    </StoryScope>
  );
}
