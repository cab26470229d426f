import { useEffect, useRef } from 'react';
import { imageSet } from '@/components/story/imageSet';
import { Captions, crossOriginFor } from '@/components/story/Captions';
import type { Caption } from '@/lib/stories/model/story';

type Props = {
  src: string;
  picture: string | null;
  title: string;
  captions: readonly Caption[] | undefined;
  isRunning: boolean;
  isMuted: boolean;
  savesData: boolean;
  onEnded: () => void;
  onFailed: () => void;
};

/** A story's own video, with its captions. It has no controls of its own: those of the viewer are its. */
export function ViewerVideo({
  src,
  picture,
  title,
  captions,
  isRunning,
  isMuted,
  savesData,
  onEnded,
  onFailed,
}: Props) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    // Refused where the browser plays nothing unasked: the still stays, with the button to play it.
    if (isRunning) video.current?.play()?.catch(() => {});
    else video.current?.pause();
  }, [isRunning]);
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
