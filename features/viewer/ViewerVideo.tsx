import { useEffect, useEffectEvent, useRef } from 'react';
import { Captions, crossOriginFor } from '@/components/story/Captions';
import { imageSet } from '@/lib/images/fittedPictureUrl';
import type { Caption } from '@/lib/story/story';

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
