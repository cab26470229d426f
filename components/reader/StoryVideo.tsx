import { useId } from 'react';
import { Captions, crossOriginFor } from '@/components/story/Captions';
import { fittedPictureUrl } from '@/lib/images/fittedPictureUrl';
import type { Story } from '@/lib/story/story';
import { watchUrl } from '@/lib/story/videoPage';
import { YouTubeLink } from './body/EmbedFacade';
import type { TextForm } from './body/textForm';

type Props = {
  story: Pick<
    Story,
    'title' | 'videoUrl' | 'youtubeId' | 'picture' | 'captions' | 'videoDescription'
  >;
  form: TextForm;
};

export function StoryVideo({
  story: { title, videoUrl, youtubeId, picture, captions, videoDescription },
  form,
}: Props) {
  const description = useId();
  if (!videoUrl && !youtubeId) return null;
  return (
    <figure className="mt-6 print:hidden">
      <div className="relative aspect-lead bg-band max-md:-mx-gutter">
        {youtubeId ? (
          <YouTubeLink id={youtubeId} url={watchUrl(youtubeId)} title={title} form={form} />
        ) : (
          <video
            src={videoUrl ?? undefined}
            poster={picture ? fittedPictureUrl(picture, 828) : undefined}
            aria-label={title}
            aria-describedby={videoDescription && description}
            crossOrigin={crossOriginFor(captions)}
            controls
            playsInline
            preload="none"
            className="size-full object-contain"
          >
            <Captions captions={captions} />
          </video>
        )}
      </div>
      <figcaption className="pt-2 text-meta text-quiet">
        <span lang={form.locale}>{form.t('videoCaption')}</span>
        {videoDescription && <p id={description}>{videoDescription}</p>}
      </figcaption>
    </figure>
  );
}
