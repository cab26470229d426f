import { getLocale, getNow, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { BeyondLastPage } from '@/components/paging/BeyondLastPage';
import { LIST_ANCHOR } from '@/components/paging/listAnchor';
import { Pagination } from '@/components/paging/Pagination';
import { StaticBlock } from '@/components/kept/StaticBlock';
import { StructuredData } from '@/components/seo/StructuredData';
import { BlockHeader } from '@/components/story/BlockHeader';
import type { FeedResult } from '@/lib/news/getNews';
import type { StoryCard } from '@/lib/story/story';
import { parseListPage } from '@/lib/paging/pageQuery';
import { isBeyond, pageOf, pagePath } from '@/lib/paging/paging';
import { valueOrEmpty } from '@/lib/result';
import type { Choose } from '@/lib/seo/metadata/listMetadata';
import { currentPath } from '@/lib/site/currentPath';
import { storyList } from '@/lib/seo/structuredData/storyList';
import { SharedFeed } from './SharedFeed';
import { NoNews } from './NoNews';
import { isSpecialForm, type SpecialForm } from './specialForms';
import { SpecialStories } from './SpecialStories.island';
import { Stories, type StoriesForm } from './Stories.island';

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
  form: StoriesForm | SpecialForm;
  /** What follows the list, at once with it: were it apart, it would wait far below a late list. */
  after?: ReactNode;
  /** What follows the words for an empty list. */
  whenEmpty?: ReactNode;
};

/** A choice of the live news in pages, streamed when it is late. */
export async function NewsBlock({ title, result, choose, empty, form, after, whenEmpty }: Props) {
  const [locale, words, now, path, number] = [
    await getLocale(),
    await getTranslations('Story'),
    (await getNow()).getTime(),
    await currentPath(),
    await parseListPage(result),
  ];
  const header = <BlockHeader title={title} />;
  return (
    <SharedFeed
      result={result}
      fallback={
        <section id={LIST_ANCHOR}>
          {header}
          <p role="status" className="pt-4 text-quiet">
            {words('loading')}
          </p>
        </section>
      }
    >
      {(latest) => {
        const page = pageOf(choose(valueOrEmpty(latest)), latest.ok ? number : 1);
        const listed = { path: pagePath(path, page.number), name: title, stories: page.items };
        return (
          <div className="grid gap-8 md:gap-12 [&>*]:min-w-0">
            <section id={LIST_ANCHOR}>
              {header}
              {isBeyond(page) ? (
                <BeyondLastPage page={page} path={path} />
              ) : (
                <>
                  {page.items.length === 0 ? (
                    <NoNews title={empty} failed={!latest.ok} path={path} />
                  ) : isSpecialForm(form) ? (
                    <SpecialStories stories={page.items} now={now} form={form} />
                  ) : (
                    <Stories stories={page.items} now={now} form={form} />
                  )}
                  <Pagination page={page} path={path} />
                  <StaticBlock
                    name="listData"
                    of={StructuredData}
                    props={{ graph: storyList(listed, locale) }}
                  />
                </>
              )}
            </section>
            {page.total === 0 && whenEmpty}
            {after}
          </div>
        );
      }}
    </SharedFeed>
  );
}
