import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LATEST } from '#site/links.mjs';
import { CompactRow } from '@/components/story/CompactRow';
import { BlockHeader } from '@/components/ui/BlockHeader';
import type { StoryCard } from '@/lib/story/story';

export function MoreNews({ stories, now }: { stories: readonly StoryCard[]; now: number }) {
  const t = useTranslations('Reader');
  if (stories.length === 0) return null;
  return (
    <section className="lg:mt-2">
      <BlockHeader title={t('moreNews')} more={LATEST} />
      {/* In the narrow column a picture would leave a few words a line. */}
      <div className="lg:[&>article]:block lg:[&>article>div+div]:hidden">
        {stories.map((story) => (
          <CompactRow key={story.id} story={story} now={now} />
        ))}
      </div>
    </section>
  );
}

export function ReaderColumns({ story, beside }: { story: ReactNode; beside: ReactNode }) {
  return (
    <div className="story-columns page-width items-start pb-16">
      {story}
      <div className="min-w-0 max-lg:mt-8 print:hidden">{beside}</div>
    </div>
  );
}
