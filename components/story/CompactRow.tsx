import { ShareButton } from '@/components/share/ShareButton';
import type { StoryCard } from '@/lib/story/story';
import { asRow } from '@/lib/story/summaries';
import { Headline, Kicker } from './Headline';
import { Meta } from './Meta';
import { Picture } from './Picture';
import { PlayTag } from './PlayTag';
import { StoryItem } from './StoryItem';

type Props = {
  story: StoryCard;
  now: number;
  wide?: boolean;
  priority?: boolean;
};

const COLUMNS = 'grid gap-3 grid-cols-[minmax(0,1fr)_104px]';

export function CompactRow({ story, now, wide = false, priority }: Props) {
  const { picture } = story;
  return (
    <StoryItem
      story={asRow(story)}
      className={`border-t border-rule py-3 ${picture ? COLUMNS : ''} ${picture && wide ? 'lg:grid-cols-[minmax(0,1fr)_208px]' : ''}`}
    >
      <div>
        <Kicker category={story.category} />
        <Headline story={story} className="text-card-s" />
        <div className="-mb-3 flex flex-wrap items-center gap-x-3">
          <Meta story={story} now={now} className="flex-1 py-2" />
          {!picture && <PlayTag story={story} variant="inline" />}
          <ShareButton title={story.title} lang={story.lang} className="ms-auto max-md:-me-3" />
        </div>
      </div>
      {picture && (
        <Picture
          src={picture}
          ratio="compact"
          priority={priority}
          sizes={wide ? '(min-width: 1024px) 208px, 104px' : '104px'}
          className={wide ? 'self-start lg:aspect-lead' : 'self-start'}
        >
          <PlayTag story={story} variant="thumb" />
        </Picture>
      )}
    </StoryItem>
  );
}
