import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Captions, crossOriginFor } from '@/components/story/Captions';
import { Icon } from '@/components/ui/Icon';
import { useTimeLimit } from '@/lib/browser/useTimeLimit';
import { fittedPictureUrl } from '@/lib/images/fittedPictureUrl';
import type { CardData } from '@/lib/stories/browser/cards';
import { EMBED_ORIGINS } from '@/lib/story/embedOrigins';
import type { Caption } from '@/lib/story/story';
import { embedUrl } from '@/lib/story/videoPage';

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

/** Shows 15 seconds of a video; time spent buffering does not count. */
const PREVIEW_MS = 15_000;

type PreviewVideoProps = {
  src: string;
  poster: string | null;
  label: string;
  describedBy: string | undefined;
  captions: readonly Caption[] | undefined;
  onFailed: () => void;
};

function PreviewVideo({ src, poster, label, describedBy, captions, onFailed }: PreviewVideoProps) {
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
