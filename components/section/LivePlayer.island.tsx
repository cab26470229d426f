'use client';
// An island for the click that loads the live programme; its host gets no request before.

import { type ReactNode, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { isPlainClick } from '@/lib/browser/isPlainClick';
import type { LiveStream } from '@/lib/config/mediaSources.mjs';
import { embedUrl, watchUrl } from '@/lib/story/videoPage';

const HLS = 'application/vnd.apple.mpegurl';

/** HLS plays only in some browsers; elsewhere the link opens the stream. */
const canPlay = ({ kind }: LiveStream) =>
  kind === 'youtube' || document.createElement('video').canPlayType(HLS) !== '';

const focus = (element: HTMLElement | null) => element?.focus();

type PlayerProps = { stream: LiveStream; title: string; onFailed: () => void };

function Player({ stream, title, onFailed }: PlayerProps) {
  return stream.kind === 'youtube' ? (
    <iframe
      ref={focus}
      src={`${embedUrl(stream.id)}?autoplay=1&rel=0`}
      title={title}
      allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
      className="aspect-lead w-full border-0"
    />
  ) : (
    <video
      ref={focus}
      src={stream.url}
      aria-label={title}
      autoPlay
      controls
      playsInline
      onError={onFailed}
      className="aspect-lead w-full"
    />
  );
}

type Props = {
  stream: LiveStream;
  title: string;
  watch: string;
  failed: string;
  children: ReactNode;
};

export function LivePlayer({ stream, title, watch, failed, children }: Props) {
  const [state, setState] = useState<'still' | 'playing' | 'failed'>('still');
  const hasFailed = state === 'failed';
  if (state === 'playing')
    return <Player stream={stream} title={title} onFailed={() => setState('failed')} />;
  return (
    <div className="relative">
      {children}
      <div className="p-4 md:px-6">
        <p role="status" className="pb-4 font-bold empty:sr-only">
          {hasFailed && failed}
        </p>
        <a
          ref={hasFailed ? focus : undefined}
          href={stream.kind === 'youtube' ? watchUrl(stream.id) : stream.url}
          target="_blank"
          rel="noopener noreferrer"
          className="btn min-h-14! border-on-band! bg-on-band! text-band! after:absolute after:inset-0 max-sm:flex md:px-8! md:text-card-m"
          onClick={(event) => {
            if (hasFailed || !isPlainClick(event) || !canPlay(stream)) return;
            event.preventDefault();
            setState('playing');
          }}
        >
          <Icon name="play" solid />
          {watch}
        </a>
      </div>
    </div>
  );
}
