import { useTranslations } from 'next-intl';
import { TimelineRow } from '@/components/home/TimelineRow';
import { BlockHeader } from '@/components/story/BlockHeader';
import type { StoryCard } from '@/lib/story/story';

type Props = { stories: readonly StoryCard[]; now: number };

/** The newest headlines on a line of time; nothing without any. */
export function LiveHeadlines({ stories, now }: Props) {
  const t = useTranslations('Live');
  if (stories.length === 0) return null;
  return (
    <section>
      <BlockHeader title={t('now')} live />
      <ol className="pt-2">
        {stories.map((story) => (
          // It shows neither summary nor picture.
          <TimelineRow key={story.id} story={{ ...story, summary: '', picture: null }} now={now} />
        ))}
      </ol>
    </section>
  );
}
