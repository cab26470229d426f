import { useEffect, useRef, useState } from 'react';
import { Captions, crossOriginFor } from '@/components/story/Captions';
import type { Caption } from '@/lib/story/story';

const PREVIEW_MS = 15_000;

/** A stalled video fires `playing` again, which must not restart the 15 seconds. */
export function usePreviewTimer(onEnd: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  useEffect(() => cancel, []);
  return {
    start: () => {
      timer.current ??= setTimeout(onEnd, PREVIEW_MS);
    },
    cancel,
  };
}

type Props = {
  src: string;
  poster: string | null;
  label: string;
  describedBy: string | undefined;
  captions: readonly Caption[] | undefined;
  onFailed: () => void;
};

export function PreviewVideo({ src, poster, label, describedBy, captions, onFailed }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const ended = useRef(false);
  const [running, setRunning] = useState(false);
  const { start, cancel } = usePreviewTimer(() => {
    ended.current = true;
    video.current?.pause();
  });

  useEffect(() => {
    const element = video.current;
    return () => element?.pause();
  }, []);

  return (
    <>
      <video
        ref={video}
        src={src}
        poster={poster ?? undefined}
        aria-label={label}
        aria-describedby={describedBy}
        crossOrigin={crossOriginFor(captions)}
        className="size-full bg-sunk object-contain"
        autoPlay
        muted
        playsInline
        controls
        onPlay={({ currentTarget }) => {
          if (ended.current) currentTarget.currentTime = 0;
          ended.current = false;
        }}
        onPlaying={() => {
          start();
          setRunning(true);
        }}
        onPause={() => {
          cancel();
          setRunning(false);
        }}
        onError={onFailed}
      >
        <Captions captions={captions} shown />
      </video>
      {running && (
        <span
          aria-hidden
          className="preview-bar absolute inset-x-0 top-0 h-1 origin-left bg-live"
        />
      )}
    </>
  );
}
