import { ShareButton } from '@/components/share/ShareButton';
import type { StoryCard } from '@/lib/story/story';
import { Meta } from './Meta';

export const WhenAndShare = ({ story, now }: { story: StoryCard; now: number }) => (
  <div className="flex flex-wrap items-center gap-x-3">
    <Meta story={story} now={now} className="flex-1 py-2" />
    <ShareButton title={story.title} lang={story.lang} className="ms-auto max-md:-me-3" />
  </div>
);
