import type { StoryCard } from '@/lib/story/story';
import { asRow } from '@/lib/story/summaries';
import { Headline } from './Headline';
import { Meta } from './Meta';
import { PlayTag } from './PlayTag';
import { StoryItem } from './StoryItem';

type Props = { stories: readonly StoryCard[]; now: number; className: string };

export const TextRows = ({ stories, now, className }: Props) => (
  <ol role="list" className={`list-none ${className}`}>
    {stories.map((story) => (
      <StoryItem key={story.id} as="li" story={asRow(story)} className="border-t border-rule py-3">
        <Headline story={story} className="text-card-s" />
        <PlayTag story={story} variant="inline" />
        <Meta story={story} now={now} />
      </StoryItem>
    ))}
  </ol>
);
