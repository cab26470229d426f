import type { ReactNode } from 'react';
import { Headline } from '@/components/story/Headline';
import { Picture } from '@/components/story/Picture';
import { StoryItem } from '@/components/story/StoryItem';
import { WhenAndShare } from '@/components/story/WhenAndShare';
import { viewedId } from '@/components/story/viewedId';
import { Icon } from '@/components/ui/Icon';
import { firstPictured, withDistinctPictures } from '@/lib/story/pictures';
import { type StoryCard, hasVideo } from '@/lib/story/story';

type Props = {
  stories: readonly StoryCard[];
  now: number;
  above?: (story: StoryCard) => ReactNode;
  words: (story: StoryCard) => readonly string[];
};

const FEW = 2;

const Words = ({ points }: { points: readonly string[] }) => (
  <ul className="content-start text-deck max-md:hidden">
    {points.map((point) => (
      <li key={point} className="border-b border-rule py-3 first:pt-0">
        {point}
      </li>
    ))}
  </ul>
);

const PAIRS = 'grid-cols-[repeat(auto-fill,minmax(max(8rem,40%),1fr))]';

export function UprightList({ stories, now, above, words }: Props) {
  const pictured = firstPictured(stories);
  const isShort = stories.length <= FEW;
  const columns = stories.length === 1 ? '' : isShort ? PAIRS : `${PAIRS} md:grid-cols-3`;
  return (
    <ol
      role="list"
      data-now=""
      className={`grid list-none gap-x-3 gap-y-4 md:gap-x-col ${columns}`}
    >
      {withDistinctPictures(stories).map((story) => (
        <UprightTile
          key={story.id}
          story={story}
          now={now}
          priority={story.id === pictured?.id}
          alone={stories.length === 1}
          beside={isShort && <Words points={words(story)} />}
        >
          {above?.(story)}
        </UprightTile>
      ))}
    </ol>
  );
}

type UprightTileProps = {
  story: StoryCard;
  now: number;
  priority: boolean;
  alone: boolean;
  beside?: ReactNode;
  children?: ReactNode;
};

/** White text keeps a contrast of 8 : 1 even over a white picture. */
const SHADE =
  'relative self-end bg-linear-to-t from-[rgb(0_0_0/0.8)] from-[calc(100%-64px)] to-transparent px-3 pt-16 pb-3';

function UprightTile({ story, now, priority, alone, beside, children }: UprightTileProps) {
  return (
    <StoryItem
      as="li"
      id={viewedId(story.id)}
      story={story}
      className={`grid content-start ${beside ? 'md:grid-cols-[minmax(0,280px)_minmax(0,1fr)] md:gap-x-col-2' : ''}`}
    >
      <div>
        <div
          className={`not-print:band relative grid ${alone ? 'aspect-3/4 md:aspect-9/16' : 'aspect-9/16'}`}
        >
          {story.picture && (
            <Picture
              src={story.picture}
              ratio="tall"
              className="absolute! inset-0 aspect-auto!"
              priority={priority}
              // The tile crops to 9:16, so the image must be wider than the tile.
              sizes="(min-width: 768px) 760px, 480px"
            />
          )}
          {children}
          <div className={story.picture ? SHADE : 'self-center px-3 py-14'}>
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
