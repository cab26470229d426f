import { Headline } from '@/components/story/Headline';
import { Picture } from '@/components/story/Picture';
import { StoryItem } from '@/components/story/StoryItem';
import { WhenAndShare } from '@/components/story/WhenAndShare';
import { repeatedPictures } from '@/lib/stories/model/pictures';
import type { StoryCard } from '@/lib/stories/model/story';

type Props = { stories: readonly StoryCard[]; now: number };

type CaptionProps = { story: StoryCard; now: number; className: string };

/** Below a picture, or in place of one: the headline, when and where. */
function Caption({ story, now, className }: CaptionProps) {
  return (
    <div>
      <Headline story={story} action="view" className={className} />
      <WhenAndShare story={story} now={now} />
    </div>
  );
}

const captionSize = (at: number, isWide: boolean) =>
  at === 0 ? 'text-hero' : isWide ? 'text-card-m' : 'text-label font-normal!';

/**
 * A gallery: the newest picture across the column, the others square in pairs, each with its number
 * among them; then, in words, the stories whose picture is missing or stands there already.
 */
export function PhotoFrames({ stories, now }: Props) {
  const repeated = repeatedPictures(stories);
  const isPhoto = ({ id, picture }: StoryCard) => picture !== null && !repeated.has(id);
  const photos = stories.filter(isPhoto);
  return (
    <div data-now="">
      <div className="grid grid-cols-2 gap-x-1 gap-y-4 max-md:-mx-gutter">
        {photos.map((story, at) => {
          // The last of an even number would stand alone in its row.
          const isWide = at === 0 || (at % 2 === 1 && at === photos.length - 1);
          return (
            <StoryItem
              key={story.id}
              story={story}
              className={`grid content-start gap-1 ${isWide ? 'col-span-2' : ''}`}
            >
              <Picture
                src={story.picture}
                ratio={isWide ? 'standard' : 'compact'}
                priority={at === 0}
                // As wide as a landscape picture has to be to fill a square.
                sizes={
                  isWide ? '(min-width: 1280px) 1232px, 100vw' : '(min-width: 1280px) 920px, 75vw'
                }
                // The headline stands below, what the picture is of nowhere else.
                alt={story.summary}
              >
                <span className="absolute bottom-0 left-0 bg-band px-2.5 py-1 text-meta font-bold text-on-band tabular-nums">
                  {at + 1}/{photos.length}
                </span>
              </Picture>
              <div className={isWide ? 'max-md:px-gutter' : 'max-md:px-3'}>
                <Caption story={story} now={now} className={captionSize(at, isWide)} />
              </div>
            </StoryItem>
          );
        })}
      </div>
      {stories
        .filter((story) => !isPhoto(story))
        .map((story) => (
          <StoryItem key={story.id} story={story} className="border-b border-rule py-3">
            <Caption story={story} now={now} className="text-card-s" />
          </StoryItem>
        ))}
    </div>
  );
}
