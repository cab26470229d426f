import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { fittedPictureUrl } from '@/lib/pictures/fittedPictureUrl';
import { Icon } from '@/components/ui/Icon';
import type { CardData } from '@/lib/storyCache/cards';
import type { Caption } from '@/lib/story/story';
import { PreviewVideo } from './PreviewVideo';
import { PreviewYouTube } from './PreviewYouTube';

type Props = {
  card: CardData;
  /** Of the element that says what the video shows. */
  describedBy: string | undefined;
  captions: readonly Caption[] | undefined;
};

/** The video of a preview, or words where it cannot be played. */
export function PreviewMedia({
  card: { title, picture, videoUrl, youtubeId },
  describedBy,
  captions,
}: Props) {
  const t = useTranslations('Preview');
  const [failed, setFailed] = useState(false);
  return (
    <div className="relative aspect-lead bg-sunk">
      {youtubeId ? (
        <PreviewYouTube id={youtubeId} label={title} />
      ) : videoUrl && !failed ? (
        <PreviewVideo
          key={String(captions !== undefined)} // the way a video is loaded cannot change under it
          src={videoUrl}
          poster={picture && fittedPictureUrl(picture, 750)}
          label={title}
          describedBy={describedBy}
          captions={captions}
          onFailed={() => setFailed(true)}
        />
      ) : (
        <p
          role="status"
          className="grid size-full place-content-center justify-items-center gap-2 text-center text-meta text-quiet"
        >
          <Icon name="video" />
          {t('cannotPlay')}
        </p>
      )}
    </div>
  );
}
