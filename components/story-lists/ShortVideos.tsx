import { Headline } from '@/components/story/Headline';
import { Picture } from '@/components/story/Picture';
import { StoryItem } from '@/components/story/StoryItem';
import { WhenAndShare } from '@/components/story/WhenAndShare';
import { Icon } from '@/components/ui/Icon';
import { firstPictured, withDistinctPictures } from '@/lib/stories/model/pictures';
import { hasVideo, type StoryCard } from '@/lib/stories/model/story';

type Props = { stories: readonly StoryCard[]; now: number };

/** As many stand beside their words instead, so that the column is full all the same. */
const FEW = 2;

const LAYOUTS = {
  row: {
    list: '-mx-gutter auto-cols-[148px] grid-flow-col snap-x scroll-px-gutter gap-x-4 overflow-x-auto px-gutter py-2 md:-mx-2 md:auto-cols-[calc((100%-4*16px)/5)] md:scroll-px-2 md:px-2',
    item: 'snap-start gap-y-2',
  },
  few: {
    list: 'gap-x-col gap-y-6 md:grid-cols-2',
    item: 'grid-cols-[148px_minmax(0,1fr)] gap-x-4',
  },
} as const;

/** The ground of a tile whose video has no picture. No request is made for a still before a click. */
const NoStill = () => (
  <span aria-hidden className="absolute inset-0 grid place-content-center bg-band text-on-band">
    <Icon name="play" solid className="size-10!" />
  </span>
);

/** Short videos: upright tiles in a row that scrolls sideways, two and a bit on phones, five beside the sidebar. */
export function ShortVideos({ stories, now }: Props) {
  const pictured = firstPictured(stories);
  const layout = LAYOUTS[stories.length > FEW ? 'row' : 'few'];
  return (
    <div data-now="" className={`grid ${layout.list}`}>
      {withDistinctPictures(stories).map((story) => (
        <StoryItem key={story.id} story={story} className={`grid content-start ${layout.item}`}>
          {(story.picture || hasVideo(story)) && (
            <Picture
              src={story.picture}
              ratio="tall"
              priority={story.id === pictured?.id}
              // As wide as a landscape picture has to be to fill the tile's height.
              sizes="420px"
              className="self-start"
              instead={hasVideo(story) && <NoStill />}
            >
              {hasVideo(story) && story.picture && (
                <span className="absolute bottom-0 left-0 grid bg-band p-1.5 text-on-band">
                  <Icon name="play" solid />
                </span>
              )}
            </Picture>
          )}
          <div className="[&:first-child]:col-span-full">
            <Headline story={story} action="view" className="text-card-s" />
            <WhenAndShare story={story} now={now} />
          </div>
        </StoryItem>
      ))}
    </div>
  );
}
