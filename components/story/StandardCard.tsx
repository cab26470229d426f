import type { StoryCard } from '@/lib/news/story';
import { CardFoot } from './CardFoot';
import { Headline } from './Headline';
import { Kicker } from './Kicker';
import { Picture } from './Picture';
import { PlayTag } from './PlayTag';
import { StoryItem } from './StoryItem';

/** One of three stories of equal rank: above the other on phones, side by side on wider screens. */
export function StandardCard({ story, now }: { story: StoryCard; now: number }) {
  return (
    <StoryItem story={story} className="grid grid-rows-[auto_1fr] gap-3">
      <Picture
        src={story.picture}
        ratio="standard"
        sizes="(min-width: 1024px) 400px, (min-width: 768px) 33vw, 100vw"
        className="max-md:-mx-gutter"
      >
        <PlayTag story={story} />
      </Picture>
      <div className="flex flex-col">
        <Kicker category={story.category} />
        <Headline story={story} className="text-card-m" />
        {story.summary && <p data-part="summary" className="mt-2 line-clamp-3 text-quiet">{story.summary}</p>}
        <div className="mt-auto">
          <CardFoot story={story} now={now} />
        </div>
      </div>
    </StoryItem>
  );
}
