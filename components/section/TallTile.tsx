import { CardFoot } from '@/components/story/CardFoot';
import { Headline } from '@/components/story/Headline';
import { Meta } from '@/components/story/Meta';
import { Picture } from '@/components/story/Picture';
import { PlayTag } from '@/components/story/PlayTag';
import { ShareButton } from '@/components/story/ShareButton';
import { StoryItem } from '@/components/story/StoryItem';
import type { StoryCard } from '@/lib/story/story';
import { VideoPoster } from './VideoPoster';

type Props = {
  story: StoryCard;
  now: number;
  ratio: 'tall' | 'cover';
  /** The words beside the picture instead of below it: on wide screens, or on all. */
  beside?: 'wide' | 'always';
  /** Whether its picture is the page's first. */
  priority?: boolean;
};

const LAYOUTS = {
  wide: 'md:grid-cols-[3fr_2fr] md:gap-x-col',
  always: 'grid-cols-[2fr_3fr] gap-x-col md:grid-cols-[280px_minmax(0,1fr)]',
} as const;

/** A story on an upright picture, as phones show it. */
export function TallTile({ story, now, ratio, beside, priority }: Props) {
  return (
    <StoryItem
      story={story}
      className={`grid content-start gap-y-2 ${beside ? LAYOUTS[beside] : ''}`}
    >
      <Picture
        src={story.picture}
        ratio={ratio}
        priority={priority}
        // As wide as a landscape picture has to be to fill the tile's height.
        sizes="(min-width: 768px) 560px, 420px"
        className="self-start"
      >
        <VideoPoster picture={story.picture} videoUrl={story.videoUrl} />
        <PlayTag story={story} />
      </Picture>
      <div>
        <Headline story={story} className={beside ? 'text-card-s md:text-card-m' : 'text-card-s'} />
        {beside && story.summary && (
          <p
            data-part="summary"
            className={`mt-2 text-quiet ${beside === 'wide' ? 'max-md:hidden' : ''}`}
          >
            {story.summary}
          </p>
        )}
        {beside === 'always' ? (
          <CardFoot story={story} now={now} />
        ) : (
          <div className="flex items-center">
            <Meta story={story} now={now} className="mr-auto" />
            <ShareButton title={story.title} className="-mr-3" />
          </div>
        )}
      </div>
    </StoryItem>
  );
}
