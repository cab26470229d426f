import { getNow, getTranslations } from 'next-intl/server';
import { SiteFrame } from '@/components/chrome/SiteFrame';
import { SearchForm } from '@/components/search/SearchForm';
import { SearchResults } from '@/components/search/SearchResults';
import { PageTitle } from '@/components/ui/PageTitle';
import { getEverything } from '@/lib/news/getEverything';
import { searchStories } from '@/lib/search/searchStories';
import { queryText, terms } from '@/lib/search/terms';
import { pageMetadata } from '@/lib/seo/pageMetadata';

type Props = { searchParams: Promise<{ q?: string | string[] }> };

const PATH = '/search';

export async function generateMetadata({ searchParams }: Props) {
  const [page, t, channel] = await Promise.all([pageMetadata(PATH), getTranslations('Search'), getTranslations('Channel')]);
  const query = queryText((await searchParams).q);
  const title = query === '' ? page.title : `${t('title', { query })} | ${channel('name')}`;
  return { ...page, title, robots: { index: false, follow: true } };
}

/** Results are awaited, not streamed, so that they are there without JavaScript too. */
export default async function SearchPage({ searchParams }: Props) {
  const query = queryText((await searchParams).q);
  const asked = terms(query);
  const [pages, descriptions, now] = [await getTranslations('Pages'), await getTranslations('PageDescriptions'), await getNow()];
  const { stories, missing } = asked.length > 0 ? await getEverything() : { stories: [], missing: 'none' as const };
  // With its query, so that the way to the other language keeps it.
  const path = query === '' ? PATH : `${PATH}?${new URLSearchParams({ q: query }).toString()}`;

  return (
    <SiteFrame path={path} trail={[{ path, name: pages('search') }]}>
      <div className="wrap pb-12">
        <PageTitle lead={descriptions('search')}>{pages('search')}</PageTitle>
        <div className="grid grid-cols-1 gap-6">
          <SearchForm query={query} />
          <SearchResults query={query} terms={asked} found={searchStories(stories, asked)} missing={missing} now={now.getTime()} />
        </div>
      </div>
    </SiteFrame>
  );
}
