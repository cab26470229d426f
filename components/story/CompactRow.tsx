import type { StoryCard } from '@/lib/story/story';
import { Headline } from './Headline';
import { Kicker } from './Kicker';
import { Meta } from './Meta';
import { Picture } from './Picture';
import { PlayTag } from './PlayTag';
import { ShareButton } from './ShareButton';
import { StoryItem } from './StoryItem';

type Props = {
  story: StoryCard;
  now: number;
  wide?: boolean;
  /** Whether its picture is the page's first. */
  priority?: boolean;
};

/**
 * Text on the left, a small picture on the right. `wide` gives the picture the width of the Watch
 * band.
 */
export function CompactRow({ story, now, wide = false, priority }: Props) {
  return (
    <StoryItem
      story={{ ...story, summary: '' }} // which a row does not show
      className={`grid gap-3 border-t border-rule py-3 ${wide ? 'grid-cols-[minmax(0,1fr)_104px] lg:grid-cols-[minmax(0,1fr)_208px]' : 'grid-cols-[minmax(0,1fr)_104px]'}`}
    >
      <div>
        <Kicker category={story.category} />
        <Headline story={story} className="text-card-s" />
        <div className="-mb-3 flex items-center gap-3">
          <Meta story={story} now={now} className="mr-auto" />
          <ShareButton title={story.title} />
        </div>
      </div>
      <Picture
        src={story.picture}
        ratio="compact"
        priority={priority}
        sizes={wide ? '(min-width: 1024px) 208px, 104px' : '104px'}
        className={wide ? 'self-start lg:aspect-lead' : 'self-start'}
      >
        <PlayTag story={story} />
      </Picture>
    </StoryItem>
  );
}
