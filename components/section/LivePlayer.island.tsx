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

const focus = (player: HTMLElement | null) => player?.focus();

function Player({ stream, title }: { stream: LiveStream; title: string }) {
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
      className="aspect-lead w-full"
    />
  );
}

type Props = {
  stream: LiveStream;
  title: string;
  watch: string;
  children: ReactNode;
};

export function LivePlayer({ stream, title, watch, children }: Props) {
  const [playing, setPlaying] = useState(false);
  if (playing) return <Player stream={stream} title={title} />;
  return (
    <div className="relative">
      {children}
      <div className="p-4 md:px-6">
        <a
          href={stream.kind === 'youtube' ? watchUrl(stream.id) : stream.url}
          target="_blank"
          rel="noopener noreferrer"
          className="btn min-h-14! border-on-band! bg-on-band! text-band! after:absolute after:inset-0 max-sm:flex md:px-8! md:text-card-m"
          onClick={(event) => {
            if (!isPlainClick(event) || !canPlay(stream)) return;
            event.preventDefault();
            setPlaying(true);
          }}
        >
          <Icon name="play" solid />
          {watch}
        </a>
      </div>
    </div>
  );
}
