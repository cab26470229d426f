import type { StoryCard } from '@/lib/story/story';
import { Meta } from './Meta';
import { BESIDE_SHARE, ShareButton } from './ShareButton';

export const WhenAndShare = ({ story, now }: { story: StoryCard; now: number }) => (
  <div className="flex flex-wrap items-center gap-x-3">
    <Meta story={story} now={now} className={BESIDE_SHARE} />
    <ShareButton title={story.title} lang={story.lang} className="ms-auto max-md:-me-3" />
  </div>
);
