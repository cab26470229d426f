import { Headline } from '@/components/story/Headline';
import { Picture } from '@/components/story/Picture';
import { Recording } from '@/components/story/Recording';
import { StoryItem } from '@/components/story/StoryItem';
import { WhenAndShare } from '@/components/story/WhenAndShare';
import { repeatedPictures } from '@/lib/story/pictures';
import type { StoryCard } from '@/lib/story/story';

type Props = { stories: readonly StoryCard[]; now: number };

export function PlayRows({ stories, now }: Props) {
  const repeated = repeatedPictures(stories);
  return (
    <div>
      {stories.map((story) => {
        const hasCover = story.picture !== null && !repeated.has(story.id);
        return (
          <StoryItem
            key={story.id}
            story={story}
            className={`grid gap-x-4 border-b border-rule py-4 first:pt-1 ${hasCover ? 'grid-cols-[112px_minmax(0,1fr)]' : ''}`}
          >
            {hasCover && (
              <Picture src={story.picture} ratio="compact" sizes="112px" className="self-start" />
            )}
            <div>
              <Headline story={story} className="text-card-m" />
              {story.summary && (
                <p data-part="summary" className="mt-1 text-quiet max-sm:hidden">
                  {story.summary}
                </p>
              )}
              <WhenAndShare story={story} now={now} />
            </div>
            <Recording story={story} className="col-span-full mt-2" />
          </StoryItem>
        );
      })}
    </div>
  );
}
