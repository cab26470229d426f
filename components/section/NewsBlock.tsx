import { getLocale, getNow } from 'next-intl/server';
import { StructuredData } from '@/components/seo/StructuredData';
import { BlockHeader } from '@/components/story/BlockHeader';
import { Empty } from '@/components/ui/Empty';
import type { Reading } from '@/lib/news/getNews';
import type { StoryCard } from '@/lib/news/story';
import { currentPath } from '@/lib/site/currentPath';
import { storyList } from '@/lib/structured/storyList';
import { HeldFeed } from './HeldFeed';
import { Stories } from './Stories.island';

type Props = {
  title: string;
  /** The latest news; asked for before the page is put together, so that its header knows of the answer. */
  reading: Reading<StoryCard>;
  choose: (latest: readonly StoryCard[]) => readonly StoryCard[];
  /** What is said when there are none, or when the provider is in trouble. */
  empty: string;
  form: 'grid' | 'lead';
};

const MAXIMUM = 12;

/** A choice of the live news, streamed when it is late. */
export async function NewsBlock({ title, reading, choose, empty, form }: Props) {
  const [locale, now, path] = [await getLocale(), (await getNow()).getTime(), await currentPath()];
  return (
    <section>
      <BlockHeader title={title} />
      <HeldFeed reading={reading}>
        {(latest) => {
          const stories = choose(latest.ok ? latest.value : []).slice(0, MAXIMUM);
          return (
            <>
              {stories.length === 0 ? <Empty title={empty} /> : <Stories stories={stories} now={now} form={form} />}
              <StructuredData things={storyList({ path, name: title, stories }, locale)} />
            </>
          );
        }}
      </HeldFeed>
    </section>
  );
}
