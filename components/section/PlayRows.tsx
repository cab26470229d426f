import { Headline } from '@/components/story/Headline';
import { Meta } from '@/components/story/Meta';
import { Picture } from '@/components/story/Picture';
import { ShareButton } from '@/components/story/ShareButton';
import { StoryItem } from '@/components/story/StoryItem';
import { Icon } from '@/components/ui/Icon';
import { repeatedPictures } from '@/lib/news/repeatedPictures';
import type { StoryCard } from '@/lib/story/story';

type Props = { stories: readonly StoryCard[]; now: number };

/**
 * Podcasts as a player lists them: a play mark and a bar. The headline's link covers the row, so
 * that the mark opens what the headline opens. No picture is fetched first: on phones they are
 * hidden, and a hidden one would be fetched all the same.
 */
export function PlayRows({ stories, now }: Props) {
  const repeated = repeatedPictures(stories);
  return (
    <div>
      {stories.map((story) => (
        <StoryItem
          key={story.id}
          story={story}
          className="group grid grid-cols-[56px_minmax(0,1fr)] gap-x-4 border-b border-rule py-4 first:pt-1 sm:grid-cols-[56px_minmax(0,1fr)_144px]"
        >
          <span
            aria-hidden
            className="grid size-14 place-content-center rounded-full border-2 border-ink bg-ink text-paper group-hover:bg-transparent group-hover:text-ink"
          >
            <Icon name="play" solid />
          </span>
          <div>
            <Headline story={story} className="text-card-m" />
            {story.summary && (
              <p data-part="summary" className="mt-2 text-quiet">
                {story.summary}
              </p>
            )}
            <span
              aria-hidden
              className="mt-4 flex h-0.5 items-center bg-rule before:size-2.5 before:rounded-full before:bg-ink"
            />
            <div className="flex items-center gap-3">
              <Meta story={story} now={now} className="mr-auto" />
              <ShareButton title={story.title} className="-mr-3" />
            </div>
          </div>
          {!repeated.has(story.id) && (
            <Picture
              src={story.picture}
              ratio="compact"
              sizes="144px"
              className="self-start max-sm:hidden"
            />
          )}
        </StoryItem>
      ))}
    </div>
  );
}
