import { CardFoot } from '@/components/story/CardFoot';
import { firstPictured } from '@/components/story/firstPictured';
import { Headline } from '@/components/story/Headline';
import { Picture } from '@/components/story/Picture';
import { PlayTag } from '@/components/story/PlayTag';
import { StoryItem } from '@/components/story/StoryItem';
import { withDistinctPictures } from '@/lib/news/repeatedPictures';
import type { StoryCard } from '@/lib/story/story';

type Props = { stories: readonly StoryCard[]; now: number };

/**
 * Pictures first: the newest across the column, the others two beside each other from 768 px, the
 * last across again where it would stand alone.
 */
export function PhotoFrames({ stories, now }: Props) {
  const pictured = firstPictured(stories);
  return (
    <div className="grid gap-x-col gap-y-8 md:grid-cols-2 md:[&>*:first-child]:col-span-2 md:[&>*:nth-child(even):last-child]:col-span-2">
      {withDistinctPictures(stories).map((story) => (
        <StoryItem key={story.id} story={story} className="grid content-start gap-3">
          <Picture
            src={story.picture}
            ratio="standard"
            priority={story.id === pictured?.id}
            sizes="(min-width: 1280px) 884px, 100vw"
            className="max-md:-mx-gutter"
          >
            <PlayTag story={story} />
          </Picture>
          <div>
            <Headline story={story} className="text-card-l" />
            {story.summary && (
              <p data-part="summary" className="mt-2 max-w-measure text-quiet">
                {story.summary}
              </p>
            )}
            <CardFoot story={story} now={now} />
          </div>
        </StoryItem>
      ))}
    </div>
  );
}
