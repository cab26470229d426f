import type { ReactNode } from 'react';
import { Headline } from '@/components/story/Headline';
import { Picture } from '@/components/story/Picture';
import { StoryItem } from '@/components/story/StoryItem';
import { WhenAndShare } from '@/components/story/WhenAndShare';
import { viewedId } from '@/components/story/viewedId';
import { hasVideo, type StoryCard } from '@/lib/stories/model/story';
import { Icon } from '@/components/ui/Icon';

type Props = {
  story: StoryCard;
  now: number;
  priority: boolean;
  /** Whether it is alone: as wide as a phone, where it leaves room for the headline on the first screen. */
  alone: boolean;
  /** What stands beside it from 768 px. */
  beside?: ReactNode;
  /** What stands over the upper edge of the picture. */
  children?: ReactNode;
};

/** The gradient below words on a picture: white on it is at least 8 : 1 over a white one. */
const SHADE =
  'absolute inset-x-0 bottom-0 bg-linear-to-t from-[rgb(0_0_0/0.8)] from-[calc(100%-64px)] to-transparent px-3 pt-16 pb-3';

/**
 * A story as an upright picture of 9:16 with its headline over the foot, as the viewer shows it; without a picture the headline stands on a
 * dark ground. Below it when and where. An item of a list, whose positions screen readers count.
 */
export function UprightTile({ story, now, priority, alone, beside, children }: Props) {
  return (
    <StoryItem
      as="li"
      id={viewedId(story.id)}
      story={story}
      className={`grid content-start ${beside ? 'md:grid-cols-[minmax(0,280px)_minmax(0,1fr)] md:gap-x-col-2' : ''}`}
    >
      <div>
        <div
          className={`band relative grid overflow-hidden ${alone ? 'aspect-3/4 md:aspect-9/16' : 'aspect-9/16'}`}
        >
          {story.picture && (
            <Picture
              src={story.picture}
              ratio="tall"
              className="absolute! inset-0 aspect-auto!"
              priority={priority}
              // As wide as a landscape picture has to be to fill the tile's height.
              sizes="(min-width: 768px) 760px, 480px"
            />
          )}
          {children}
          <div className={story.picture ? SHADE : 'self-center p-3'}>
            {hasVideo(story) && <Icon name="play" solid className="mb-1 size-6!" />}
            <Headline story={story} action="view" className="text-card-m" />
          </div>
        </div>
        <WhenAndShare story={story} now={now} />
      </div>
      {beside}
    </StoryItem>
  );
}
