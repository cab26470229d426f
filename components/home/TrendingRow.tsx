import { useTranslations } from 'next-intl';
import { RelativeTime } from '@/components/story/RelativeTime';
import { Headline } from '@/components/story/Headline';
import { PlayTag } from '@/components/story/PlayTag';
import { StoryItem } from '@/components/story/StoryItem';
import { useLabels } from '@/components/story/useLabels';
import type { StoryCard } from '@/lib/story/story';
import { shortViews } from '@/lib/story/views';
import { Numeral } from './Numeral';

/**
 * A ranked story: numeral, headline, category, views and time. A click opens the preview, with or
 * without a video.
 */
export function TrendingRow({ story, rank, now }: { story: StoryCard; rank: number; now: number }) {
  const t = useTranslations('Home');
  const labels = useLabels();
  const words = useTranslations('Story');
  const views = story.views !== null && t('views', shortViews(story.views));
  return (
    <StoryItem
      as="li"
      story={story}
      className="grid grid-cols-[34px_minmax(0,1fr)] border-b border-rule py-3 first:pt-0"
    >
      <Numeral rank={rank} />
      <div>
        <Headline story={story} action="preview" className="text-card-s" />
        <p className="mt-1 flex flex-wrap gap-x-1.5 text-meta text-quiet">
          {story.category && <span>{labels.category(story.category)} ·</span>}
          {views && (
            <span>
              {story.sampleViews ? words('sampleFigure', { figure: views }) : views}
              {story.publishedAt && ' ·'}
            </span>
          )}
          {story.publishedAt && <RelativeTime at={story.publishedAt} now={now} />}
          <PlayTag story={story} place="inline" />
        </p>
      </div>
    </StoryItem>
  );
}
