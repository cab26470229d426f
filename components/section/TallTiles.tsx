import { firstPictured } from '@/components/story/firstPictured';
import { withDistinctPictures } from '@/lib/news/repeatedPictures';
import type { StoryCard } from '@/lib/story/story';
import { TallTile } from './TallTile';

type Props = { stories: readonly StoryCard[]; now: number };

/** So few tiles that each has its words beside it, and the row is full all the same. */
const layoutOf = (count: number, wide: string) => {
  if (count === 1) return { columns: '', beside: 'always' } as const;
  if (count === 2) return { columns: 'grid-cols-2', beside: 'wide' } as const;
  return { columns: `grid-cols-2 ${wide}`, beside: undefined } as const;
};

function Tiles({
  stories,
  now,
  ratio,
  wide,
}: Props & { ratio: 'tall' | 'cover'; /** Columns of a full row from 768 px. */ wide: string }) {
  const { columns, beside } = layoutOf(stories.length, wide);
  const pictured = firstPictured(stories);
  return (
    <div className={`grid gap-x-col gap-y-6 ${columns}`}>
      {withDistinctPictures(stories).map((story) => (
        <TallTile
          key={story.id}
          story={story}
          now={now}
          ratio={ratio}
          beside={beside}
          priority={story.id === pictured?.id}
        />
      ))}
    </div>
  );
}

/** Short videos: upright tiles, two beside each other on phones, four from 768 px. */
export const ShortVideos = (props: Props) => (
  <Tiles {...props} ratio="tall" wide="md:grid-cols-4" />
);

/** Web stories: upright covers, two beside each other on phones, three from 768 px. */
export const StoryCovers = (props: Props) => (
  <Tiles {...props} ratio="cover" wide="md:grid-cols-3" />
);
