import { getLocale, getNow } from 'next-intl/server';
import { BeyondLastPage } from '@/components/paging/BeyondLastPage';
import { LIST_ANCHOR } from '@/components/paging/listAnchor';
import { Pagination } from '@/components/paging/Pagination';
import { StructuredData } from '@/components/seo/StructuredData';
import { BlockHeader } from '@/components/story/BlockHeader';
import { Empty } from '@/components/ui/Empty';
import type { FeedResult } from '@/lib/news/getNews';
import type { StoryCard } from '@/lib/news/story';
import { parsePageQuery } from '@/lib/paging/pageQuery';
import { isBeyond, pageOf, pagePath } from '@/lib/paging/paging';
import type { Choose } from '@/lib/seo/metadata/listMetadata';
import { currentPath } from '@/lib/site/currentPath';
import { storyList } from '@/lib/seo/structuredData/storyList';
import { SharedFeed } from './SharedFeed';
import { Stories } from './Stories.island';

type Props = {
  title: string;
  /**
   * The latest news; asked for before the page is put together, so that its header knows of the
   * answer.
   */
  result: FeedResult<StoryCard>;
  choose: Choose;
  /** Shown when there are none, or when the provider fails. */
  empty: string;
  form: 'grid' | 'lead';
};

/** A choice of the live news in pages, streamed when it is late. */
export async function NewsBlock({ title, result, choose, empty, form }: Props) {
  const [locale, now, path, number] = [
    await getLocale(),
    (await getNow()).getTime(),
    await currentPath(),
    await parsePageQuery(),
  ];
  // A later page may not be there, which its status can only say before anything is sent.
  if (number > 1) await result;
  return (
    <section id={LIST_ANCHOR}>
      <BlockHeader title={title} />
      <SharedFeed result={result}>
        {(latest) => {
          const page = pageOf(choose(latest.ok ? latest.value : []), latest.ok ? number : 1);
          if (isBeyond(page)) return <BeyondLastPage page={page} path={path} />;
          return (
            <>
              {page.items.length === 0 ? (
                <Empty title={empty} />
              ) : (
                <Stories stories={page.items} now={now} form={form} />
              )}
              <Pagination page={page} path={path} />
              <StructuredData
                graph={storyList(
                  { path: pagePath(path, page.number), name: title, stories: page.items },
                  locale,
                )}
              />
            </>
          );
        }}
      </SharedFeed>
    </section>
  );
}
