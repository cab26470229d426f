import { CompactRow } from '@/components/story/CompactRow';
import { firstPictured } from '@/components/story/firstPictured';
import { LeadCard } from '@/components/story/LeadCard';
import type { StoryCard } from '@/lib/news/story';

/** One story that leads, the others in rows: beside it and below it in two columns from 768 px. */
export function LeadAndRows({ stories, now }: { stories: readonly StoryCard[]; now: number }) {
  const [lead, ...others] = stories;
  if (!lead) return null;
  const pictured = firstPictured(stories);
  return (
    <div className="grid content-start gap-x-[calc(2*var(--col-gap))] md:grid-cols-2 md:[&>*]:min-w-0">
      <div className="max-md:pb-3 md:row-span-4 md:pb-6">
        <LeadCard story={lead} now={now} wide priority={lead === pictured} />
      </div>
      {others.map((story) => (
        <CompactRow key={story.id} story={story} now={now} priority={story === pictured} />
      ))}
    </div>
  );
}
