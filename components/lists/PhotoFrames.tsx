import { Headline } from '@/components/story/Headline';
import { Picture } from '@/components/story/Picture';
import { StoryItem } from '@/components/story/StoryItem';
import { WhenAndShare } from '@/components/story/WhenAndShare';
import { viewedId } from '@/components/story/viewedId';
import { repeatedPictures } from '@/lib/story/pictures';
import type { StoryCard } from '@/lib/story/story';

type Props = { stories: readonly StoryCard[]; now: number };

type CaptionProps = { story: StoryCard; now: number; className: string };

function Caption({ story, now, className }: CaptionProps) {
  return (
    <div>
      <Headline story={story} action="view" className={className} />
      <WhenAndShare story={story} now={now} />
    </div>
  );
}

const ALONE = 'md:col-span-2 md:grid md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-x-col';

/**
 * An ordered list, so screen readers announce positions. Stories with missing or repeated pictures
 * follow as text.
 */
export function PhotoFrames({ stories, now }: Props) {
  const repeated = repeatedPictures(stories);
  const isPhoto = ({ id, picture }: StoryCard) => picture !== null && !repeated.has(id);
  const photos = stories.filter(isPhoto);
  const isAlone = photos.length === 1;
  return (
    <div data-now="">
      <ol
        role="list"
        className="grid list-none grid-cols-2 gap-x-1 gap-y-4 max-md:-mx-gutter md:gap-x-col md:gap-y-6"
      >
        {photos.map((story, at) => {
          const isWide = at === 0 && photos.length % 2 === 1;
          return (
            <StoryItem
              key={story.id}
              as="li"
              id={viewedId(story.id)}
              story={story}
              className={`${isWide ? 'col-span-2' : ''} ${isAlone ? ALONE : ''}`}
            >
              <Picture
                src={story.picture}
                ratio="standard"
                priority={at === 0}
                sizes={
                  isWide ? '(min-width: 1280px) 1232px, 100vw' : '(min-width: 768px) 50vw, 75vw'
                }
                // The headline follows below, but the summary appears only here.
                alt={story.summary}
                className={isWide ? '' : 'max-md:aspect-square'}
              />
              <div className="mt-1 max-md:px-gutter">
                <Caption
                  story={story}
                  now={now}
                  className={isWide ? 'text-hero' : 'text-card-s md:text-card-m'}
                />
              </div>
            </StoryItem>
          );
        })}
      </ol>
      {stories
        .filter((story) => !isPhoto(story))
        .map((story) => (
          <StoryItem
            key={story.id}
            id={viewedId(story.id)}
            story={story}
            className="border-b border-rule py-3"
          >
            <Caption story={story} now={now} className="text-card-s" />
          </StoryItem>
        ))}
    </div>
  );
}
