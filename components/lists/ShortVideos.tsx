import type { StoryCard } from '@/lib/story/story';
import { UprightList } from './UprightList';

type Props = { stories: readonly StoryCard[]; now: number };

export const ShortVideos = (props: Props) => (
  <UprightList {...props} words={({ summary }) => [summary].filter(Boolean)} />
);
