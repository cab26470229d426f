import { getLocale, getNow } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { MoreNews } from '@/components/reader/MoreNews';
import { ReaderColumns } from '@/components/reader/ReaderColumns';
import { StoryArticle } from '@/components/reader/StoryArticle';
import { FeedBlock } from '@/components/ui/FeedBlock';
import { getLatest } from '@/lib/news/getNews';
import { getStory } from '@/lib/news/getStory';
import { storyPath } from '@/lib/news/story';
import { storyMetadata } from '@/lib/seo/storyMetadata';
import { absoluteUrl } from '@/lib/site/absoluteUrl';
import { deskContacts } from '@/lib/site/deskContacts';

type Props = { params: Promise<{ id: string }> };

const MORE = 4;

export async function generateMetadata({ params }: Props) {
  return storyMetadata((await params).id);
}

/**
 * A story on its own page. It is awaited before anything is sent, and nothing above it may suspend: only so
 * do all clients get its metadata inside <head>, and a missing story a real 404.
 */
export default async function StoryPage({ params }: Props) {
  const locale = await getLocale();
  const latest = getLatest(locale); // asked now, so that it shares the look-up's call
  const story = await getStory((await params).id);
  if (!story.ok) notFound();

  const now = (await getNow()).getTime();
  const { id, title } = story.value;

  return (
    <ReaderColumns
      story={
        <StoryArticle
          story={story.value}
          shared={{ title, url: absoluteUrl(storyPath(id), locale) }}
          now={now}
          contacts={deskContacts()}
        />
      }
      beside={
        <FeedBlock reading={latest} place={null}>
          {(reading) => (
            <MoreNews stories={reading.ok ? reading.value.filter((other) => other.id !== id).slice(0, MORE) : []} now={now} />
          )}
        </FeedBlock>
      }
    />
  );
}
