import { useLocale, useTranslations } from 'next-intl';
import { optimised } from '@/components/story/imageSet';
import type { Story } from '@/lib/news/story';
import { YouTubeEmbed } from './YouTubeEmbed.island';

type Props = { story: Pick<Story, 'title' | 'videoUrl' | 'youtubeId' | 'picture'> };

/** A story's embedded video. Nothing of it is loaded before the reader plays it. */
export function StoryVideo({ story: { title, videoUrl, youtubeId, picture } }: Props) {
  const t = useTranslations('Reader');
  const locale = useLocale();
  if (!videoUrl && !youtubeId) return null;
  return (
    <figure className="mt-6">
      <div className="relative aspect-lead bg-band max-md:-mx-gutter">
        {youtubeId ? (
          <YouTubeEmbed id={youtubeId} title={title} />
        ) : (
          <video
            src={videoUrl ?? undefined}
            poster={picture ? optimised(picture, 828) : undefined}
            aria-label={title}
            controls
            playsInline
            preload="none"
            className="size-full object-contain"
          />
        )}
      </div>
      <figcaption lang={locale} className="pt-2 text-meta text-quiet">{t('videoCaption')}</figcaption>
    </figure>
  );
}
