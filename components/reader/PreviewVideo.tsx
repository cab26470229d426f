import { useEffect, useRef, useState } from 'react';
import { Captions, crossOriginFor } from '@/components/story/Captions';
import { useTimeLimit } from '@/lib/browser/useTimeLimit';
import type { Caption } from '@/lib/story/story';

/** Shows 15 seconds of a video; time spent buffering does not count. */
export const PREVIEW_MS = 15_000;

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
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<'loading' | 'playing' | 'held' | 'ended'>('loading');
  const hold = () => setState((before) => (before === 'playing' ? 'held' : before));
  useTimeLimit(String(turn), PREVIEW_MS, state === 'playing', () => {
    setState('ended');
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
          if (state !== 'ended') return;
          currentTarget.currentTime = 0;
          setTurn(turn + 1);
        }}
        onPlaying={() => setState('playing')}
        onPause={hold}
        onWaiting={hold}
        onEnded={() => setState('ended')}
        onError={onFailed}
      >
        <Captions captions={captions} shown />
      </video>
      {(state === 'playing' || state === 'held') && (
        <span
          key={turn}
          aria-hidden
          className={`preview-bar absolute inset-x-0 top-0 h-1 origin-left bg-live ${state === 'held' ? '[animation-play-state:paused]' : ''}`}
        />
      )}
    </>
  );
}
