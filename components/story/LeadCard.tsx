import type { ReactNode } from 'react';
import type { StoryCard } from '@/lib/story/story';
import { CardFoot } from './CardFoot';
import { Headline, Kicker } from './Headline';
import { Picture } from './Picture';
import { PlayTag } from './PlayTag';
import { StoryItem } from './StoryItem';

type Props = {
  story: StoryCard;
  now: number;
  time?: ReactNode;
  wide?: boolean;
  alone?: boolean;
  priority?: boolean;
  leads?: 'page' | 'block';
};

export function LeadCard({
  story,
  now,
  time,
  wide = false,
  alone = false,
  priority,
  leads = 'block',
}: Props) {
  const { picture } = story;
  const beside = picture && alone;
  const large = !picture && leads === 'page';
  return (
    <StoryItem
      story={story}
      className={`grid content-start gap-3 ${beside ? 'md:grid-cols-2 md:gap-x-col-2' : ''}`}
    >
      {picture && (
        <Picture
          src={picture}
          ratio="lead"
          priority={priority}
          sizes={
            wide
              ? '(min-width: 1280px) 700px, (min-width: 768px) 50vw, 100vw'
              : '(min-width: 1024px) 480px, (min-width: 768px) 50vw, 100vw'
          }
          className="max-md:-mx-gutter"
        >
          <PlayTag story={story} />
        </Picture>
      )}
      <div className={large ? 'short-rule' : ''}>
        {time ?? <Kicker category={story.category} />}
        {!picture && <PlayTag story={story} variant="inline" />}
        <Headline story={story} className={large ? 'text-hero' : 'text-card-l'} />
        {story.summary && (
          <p
            data-part="summary"
            className={`mt-2 max-w-measure text-quiet ${leads === 'page' ? 'text-deck' : ''}`}
          >
            {story.summary}
          </p>
        )}
        <CardFoot story={time ? { ...story, publishedAt: null } : story} now={now} />
      </div>
    </StoryItem>
  );
}
