import { CompactRow } from '@/components/story/CompactRow';
import { withDistinctPictures } from '@/lib/story/pictures';
import type { StoryCard } from '@/lib/story/story';

type Props = { stories: readonly StoryCard[]; now: number };

export function RestRows({ stories, now }: Props) {
  return (
    <div className="@container">
      <div className="grid content-start gap-x-col-2 @xl:grid-cols-2 @4xl:grid-cols-3 [&>*]:min-w-0">
        {withDistinctPictures(stories).map((story) => (
          <CompactRow key={story.id} story={story} now={now} />
        ))}
      </div>
    </div>
  );
}
