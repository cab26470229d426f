import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Captions, crossOriginFor } from '@/components/story/Captions';
import { Icon } from '@/components/ui/Icon';
import { imageSet } from '@/lib/images/fittedPictureUrl';
import type { Caption } from '@/lib/story/story';
import { embedUrl } from '@/lib/story/videoPage';
import { slidePicture } from './slidePicture';

type Props = {
  src: string;
  picture: string | null;
  title: string;
  captions: readonly Caption[] | undefined;
  isRunning: boolean;
  isMuted: boolean;
  savesData: boolean;
  onEnded: () => void;
  onRefused: () => void;
  onFailed: () => void;
};

export function ViewerVideo({
  src,
  picture,
  title,
  captions,
  isRunning,
  isMuted,
  savesData,
  onEnded,
  onRefused,
  onFailed,
}: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const refused = useEffectEvent(onRefused);
  useEffect(() => {
    if (!isRunning) return video.current?.pause();
    video.current?.play()?.catch((fault: unknown) => {
      if (fault instanceof DOMException && fault.name === 'NotAllowedError') refused();
    });
  }, [isRunning, isMuted]);
  return (
    <video
      ref={video}
      src={src}
      poster={picture ? imageSet(picture, 'wide').src : undefined}
      preload={savesData ? 'none' : 'metadata'}
      aria-label={title}
      crossOrigin={crossOriginFor(captions)}
      muted={isMuted}
      playsInline
      className="viewer-media"
      onEnded={onEnded}
      onError={onFailed}
    >
      <Captions captions={captions} shown />
    </video>
  );
}

type ViewerYouTubeProps = {
  id: string;
  title: string;
  picture: string | null;
  /** Called first, because the button may hold the focus. */
  onStart: () => void;
};

export function ViewerYouTube({ id, title, picture, onStart }: ViewerYouTubeProps) {
  const t = useTranslations('Viewer');
  const [isStarted, setStarted] = useState(false);
  const start = () => {
    onStart();
    setStarted(true);
  };
  if (isStarted)
    return (
      <iframe
        src={`${embedUrl(id)}?autoplay=1&playsinline=1&rel=0`}
        title={title}
        allow="autoplay; encrypted-media; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className="viewer-media"
      />
    );
  return (
    <div className="viewer-media viewer-still">
      {picture && (
        <img
          {...slidePicture(picture, undefined, { wide: false, savesData: true })}
          alt=""
          draggable={false}
        />
      )}
      <button type="button" onClick={start} className="viewer-start">
        <Icon name="play" solid />
        {t('playVideo')}
      </button>
    </div>
  );
}
