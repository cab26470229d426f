import { Headline, Kicker } from '@/components/story/Headline';
import { Picture } from '@/components/story/Picture';
import { PlayTag } from '@/components/story/PlayTag';
import { StoryItem } from '@/components/story/StoryItem';
import { WhenAndShare } from '@/components/story/WhenAndShare';
import type { StoryCard } from '@/lib/story/story';

type Props = {
  story: StoryCard;
  now: number;
  priority?: boolean;
  pictured?: boolean;
};

const COLUMNS = 'grid-cols-[minmax(0,1fr)_104px] md:grid-cols-[240px_minmax(0,1fr)]';

export function ListRow({ story, now, priority, pictured = true }: Props) {
  const picture = pictured && story.picture;
  return (
    <StoryItem
      story={story}
      className={`grid gap-x-3 border-t border-rule py-3 md:gap-x-col md:py-4 ${picture ? COLUMNS : ''}`}
    >
      {picture && (
        <Picture
          src={picture}
          ratio="standard"
          priority={priority}
          sizes="(min-width: 768px) 240px, 160px"
          className="self-start max-md:order-1 max-md:aspect-square"
        >
          <PlayTag story={story} variant="thumbOnPhones" />
        </Picture>
      )}
      <div className="md:flex md:flex-col">
        <div>
          <Kicker category={story.category} />
          {!picture && <PlayTag story={story} variant="inline" />}
          <Headline story={story} className="text-card-s md:text-card-m" />
          {story.summary && (
            <p data-part="summary" className="mt-2 text-quiet max-md:hidden">
              {story.summary}
            </p>
          )}
        </div>
        <div className="mt-auto max-md:-mb-3">
          <WhenAndShare story={story} now={now} />
        </div>
      </div>
    </StoryItem>
  );
}
