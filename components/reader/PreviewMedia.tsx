import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { useTimeLimit } from '@/lib/browser/useTimeLimit';
import { fittedPictureUrl } from '@/lib/images/fittedPictureUrl';
import type { CardData } from '@/lib/stories/browser/cards';
import { EMBED_ORIGINS } from '@/lib/story/embedOrigins';
import type { Caption } from '@/lib/story/story';
import { embedUrl } from '@/lib/story/videoPage';
import { PREVIEW_MS, PreviewVideo } from './PreviewVideo';

const PAUSE = JSON.stringify({ event: 'command', func: 'pauseVideo', args: [] });

function PreviewYouTube({ id, label }: { id: string; label: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [hasLoaded, setLoaded] = useState(false);
  useTimeLimit('', PREVIEW_MS, hasLoaded, () =>
    frame.current?.contentWindow?.postMessage(PAUSE, EMBED_ORIGINS.youtube),
  );
  return (
    <iframe
      ref={frame}
      src={`${embedUrl(id)}?autoplay=1&mute=1&start=0&playsinline=1&enablejsapi=1&rel=0`}
      title={label}
      allow="autoplay; encrypted-media; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      className="size-full border-0 bg-sunk"
      onLoad={() => setLoaded(true)}
    />
  );
}

type Props = {
  card: CardData;
  describedBy: string | undefined;
  captions: readonly Caption[] | undefined;
};

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
          key={String(captions !== undefined)} // a video cannot change how it loads (CORS)
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
