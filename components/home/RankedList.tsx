import { Headline } from '@/components/story/Headline';
import { Meta } from '@/components/story/Meta';
import { PlayTag } from '@/components/story/PlayTag';
import { StoryItem } from '@/components/story/StoryItem';
import { BlockHeader } from '@/components/ui/BlockHeader';
import type { StoryCard } from '@/lib/story/story';
import { asRow } from '@/lib/story/summaries';

type Props = { title: string; stories: readonly StoryCard[]; now: number };

export function RankedList({ title, stories, now }: Props) {
  return (
    <section>
      <BlockHeader title={title} />
      <ol role="list" className="ranked list-none gap-x-col-2 md:columns-2 2xl:columns-3">
        {stories.map((story) => (
          <StoryItem
            key={story.id}
            as="li"
            story={asRow(story)}
            className="break-inside-avoid border-t border-rule py-3"
          >
            <Headline story={story} className="text-card-s" />
            <PlayTag story={story} place="inline" />
            <Meta story={story} now={now} />
          </StoryItem>
        ))}
      </ol>
    </section>
  );
}
