import { useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/story/BlockHeader';
import { CompactRow } from '@/components/story/CompactRow';
import type { StoryCard } from '@/lib/story/story';

/** A few other stories beside the one being read. Nothing when there are none. */
export function MoreNews({ stories, now }: { stories: readonly StoryCard[]; now: number }) {
  const t = useTranslations('Reader');
  if (stories.length === 0) return null;
  return (
    <section className="lg:mt-2 print:hidden">
      <BlockHeader title={t('moreNews')} more="/india" />
      {/* In a column beside the story a picture would leave a few words a line. */}
      <div className="lg:[&>article]:block lg:[&>article>div+div]:hidden">
        {stories.map((story) => (
          <CompactRow key={story.id} story={story} now={now} />
        ))}
      </div>
    </section>
  );
}
