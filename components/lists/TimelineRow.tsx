import { ShareButton } from '@/components/share/ShareButton';
import { Headline } from '@/components/story/Headline';
import { PlayTag } from '@/components/story/PlayTag';
import { RelativeTime } from '@/components/story/RelativeTime';
import { StoryItem } from '@/components/story/StoryItem';
import { useLabels } from '@/components/story/useLabels';
import type { StoryCard } from '@/lib/story/story';

export function TimelineRow({ story, now }: { story: StoryCard; now: number }) {
  const labels = useLabels();
  const where = story.place ?? (story.state && labels.state(story.state));
  return (
    <StoryItem
      as="li"
      story={story}
      className="ms-1 grid grid-cols-[minmax(0,1fr)_var(--touch-target)] gap-x-2 border-s-2 border-rule pb-4 ps-5 before:absolute before:top-1 before:-inset-s-1.5 before:size-2.5 before:border-2 before:border-edge before:bg-paper"
    >
      <div>
        <p className="text-meta text-quiet">
          {story.publishedAt && (
            <RelativeTime at={story.publishedAt} now={now} className="font-bold" />
          )}
          {story.publishedAt && where && ' · '}
          {where} <PlayTag story={story} variant="inline" />
        </p>
        <Headline story={story} className="text-card-s" />
      </div>
      <ShareButton title={story.title} lang={story.lang} className="-mt-1.5 self-start" />
    </StoryItem>
  );
}
