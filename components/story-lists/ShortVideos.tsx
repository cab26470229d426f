import type { StoryCard } from '@/lib/stories/model/story';
import { UprightList } from './UprightList';

type Props = { stories: readonly StoryCard[]; now: number };

/** Short videos: upright tiles. No request is made for a still before a click. */
export const ShortVideos = (props: Props) => (
  <UprightList {...props} words={({ summary }) => [summary].filter(Boolean)} />
);
