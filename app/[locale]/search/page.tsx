import { getNow, getTranslations } from 'next-intl/server';
import { SiteFrame } from '@/components/chrome/SiteFrame';
import { SearchForm } from '@/components/search/SearchForm';
import { SearchResults } from '@/components/search/SearchResults';
import { PageTitle } from '@/components/ui/PageTitle';
import { getEverything } from '@/lib/news/getEverything';
import { queryText } from '@/lib/search/queryText';
import { searchStories } from '@/lib/search/searchStories';
import { sharedText } from '@/lib/search/sharedText';
import { terms } from '@/lib/search/terms';
import { pageMetadata } from '@/lib/seo/pageMetadata';

type Parameter = string | string[] | undefined;
type Props = { searchParams: Promise<{ q?: Parameter; /** Of what was shared to the app, beside its text in `q`. */ title?: Parameter }> };

const PATH = '/search';

const asked = ({ q, title }: Awaited<Props['searchParams']>) => queryText(sharedText(q, title));

export async function generateMetadata({ searchParams }: Props) {
  const [page, t, channel] = await Promise.all([pageMetadata(PATH), getTranslations('Search'), getTranslations('Channel')]);
  const query = asked(await searchParams);
  const title = query === '' ? page.title : `${t('title', { query })} | ${channel('name')}`;
  return { ...page, title, robots: { index: false, follow: true } };
}

/** Results are awaited, not streamed, so that they are there without JavaScript too. */
export default async function SearchPage({ searchParams }: Props) {
  const query = asked(await searchParams);
  const words = terms(query);
  const [pages, descriptions, now] = [await getTranslations('Pages'), await getTranslations('PageDescriptions'), await getNow()];
  const { stories, missing } = words.length > 0 ? await getEverything() : { stories: [], missing: 'none' as const };
  // With its query, so that the way to the other language keeps it.
  const path = query === '' ? PATH : `${PATH}?${new URLSearchParams({ q: query }).toString()}`;

  return (
    <SiteFrame path={path} trail={[{ path, name: pages('search') }]}>
      <div className="wrap pb-12">
        <PageTitle lead={descriptions('search')}>{pages('search')}</PageTitle>
        <div className="grid grid-cols-1 gap-6">
          <SearchForm query={query} />
          <SearchResults query={query} terms={words} found={searchStories(stories, words)} missing={missing} now={now.getTime()} />
        </div>
      </div>
    </SiteFrame>
  );
}
