import { useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/story/BlockHeader';
import { Headline } from '@/components/story/Headline';
import { Kicker } from '@/components/story/Kicker';
import { Meta } from '@/components/story/Meta';
import { PlayTag } from '@/components/story/PlayTag';
import { StoryItem } from '@/components/story/StoryItem';
import type { StoryCard } from '@/lib/news/story';

/**
 * The newest stories in words alone, so that the rail never repeats a picture of the page.
 */
export function RailLatest({ stories, now }: { stories: readonly StoryCard[]; now: number }) {
  const t = useTranslations('Rail');
  if (stories.length === 0)
    return (
      <section>
        <BlockHeader title={t('latest')} />
        <p className="text-quiet">{t('none')}</p>
      </section>
    );
  return (
    <section>
      <BlockHeader title={t('latest')} more="/india" />
      <ol>
        {stories.map((story) => (
          <StoryItem
            key={story.id}
            as="li"
            story={{ ...story, summary: '', picture: null }} // of which it shows neither
            className="border-b border-rule py-3 first:pt-0"
          >
            <Kicker category={story.category} />
            <Headline story={story} className="text-card-s" />
            <div className="mt-1 flex flex-wrap items-center gap-x-3">
              <Meta story={story} now={now} />
              <PlayTag story={story} place="inline" />
            </div>
          </StoryItem>
        ))}
      </ol>
    </section>
  );
}
