import { getLocale, getNow } from 'next-intl/server';
import { StructuredData } from '@/components/seo/StructuredData';
import type { Reading } from '@/lib/news/getNews';
import type { StoryCard } from '@/lib/news/story';
import { storyList } from '@/lib/structured/storyList';
import { filterableNews } from './filterableNews';
import { FilteredNews, type FilteredPage } from './FilteredNews';
import { HeldFeed } from './HeldFeed';

type Props = FilteredPage & {
  reading: Reading<StoryCard>;
  /** Which of the live news the page shows. */
  choose: (latest: readonly StoryCard[]) => readonly StoryCard[];
};

/** The news of a page and its samples under one filter, streamed when the news is late. */
export async function FilteredSection({ reading, choose, ...page }: Props) {
  const [locale, now] = [await getLocale(), (await getNow()).getTime()];
  return (
    <HeldFeed reading={reading}>
      {(latest) => {
        const items = filterableNews(choose(latest.ok ? latest.value : []), page.categories);
        const stories = items.map(({ story }) => story);
        return (
          <>
            <FilteredNews {...page} items={items} now={now} />
            <StructuredData things={page.chosen === undefined ? storyList({ path: page.path, name: page.title, stories }, locale) : []} />
          </>
        );
      }}
    </HeldFeed>
  );
}
