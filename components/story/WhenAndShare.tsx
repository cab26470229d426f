import type { StoryCard } from '@/lib/story/story';
import { Meta } from './Meta';
import { ShareButton } from './ShareButton';

export const WhenAndShare = ({ story, now }: { story: StoryCard; now: number }) => (
  <div className="flex items-center gap-3">
    <Meta story={story} now={now} className="me-auto" />
    <ShareButton title={story.title} lang={story.lang} className="max-md:-me-3" />
  </div>
);
