import { useLocale, useTranslations } from 'next-intl';
import { localPath } from '@/lib/i18n/language';
import { hasVideo, type StoryCard, storyPath } from '@/lib/news/story';
import { PREVIEW_NOTE } from './previewNote';

type Props = {
  story: Pick<StoryCard, 'id' | 'title' | 'videoUrl' | 'youtubeId'>;
  level?: 2 | 3;
  className?: string;
  /** `preview` for a list whose stories all open the preview, with or without a video. */
  opens?: 'story' | 'preview';
};

/** The headline, whose link covers the whole card. */
export function Headline({ story, level = 3, className = '', opens = 'story' }: Props) {
  const t = useTranslations('Story');
  const locale = useLocale();
  const { title } = story;
  const video = hasVideo(story);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Heading className={`tracking-head ${className}`}>
      <a
        href={localPath(storyPath(story.id), locale)}
        data-opens={opens}
        aria-label={video ? t('videoOf', { title }) : undefined}
        aria-describedby={video || opens === 'preview' ? PREVIEW_NOTE : undefined}
        className="focus-visible:outline-0 after:absolute after:inset-0"
      >
        {title}
      </a>
    </Heading>
  );
}
