import type { ReactNode } from 'react';
import { firstPictured, withDistinctPictures } from '@/lib/story/pictures';
import type { StoryCard } from '@/lib/story/story';
import { UprightTile } from './UprightTile';

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

const PAIRS = 'grid-cols-[repeat(auto-fit,minmax(max(8rem,40%),1fr))]';

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
