'use client';
// An island for the click that asks for the live programme; before it, nothing leaves for its host.

import { type ReactNode, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { isPlainClick } from '@/lib/browser/isPlainClick';
import type { LiveStream } from '@/lib/config/mediaSources.mjs';

const HLS = 'application/vnd.apple.mpegurl';

/** Only some browsers play HLS; for the others the link leads to the stream itself. */
const canPlay = ({ kind }: LiveStream) =>
  kind === 'youtube' || document.createElement('video').canPlayType(HLS) !== '';

/** The link that was pressed goes, and would take the focus along. */
const focus = (player: HTMLElement | null) => player?.focus();

function Player({ stream, title }: { stream: LiveStream; title: string }) {
  return stream.kind === 'youtube' ? (
    <iframe
      ref={focus}
      src={`https://www.youtube-nocookie.com/embed/${stream.id}?autoplay=1&rel=0`}
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
  /** What stands in the frame until then. */
  children: ReactNode;
};

/** The live programme: a link to it over a still, which a click turns into the player. */
export function LivePlayer({ stream, title, watch, children }: Props) {
  const [playing, setPlaying] = useState(false);
  if (playing) return <Player stream={stream} title={title} />;
  return (
    <div className="relative">
      {children}
      <div className="p-4 md:px-6">
        <a
          href={
            stream.kind === 'youtube' ? `https://www.youtube.com/watch?v=${stream.id}` : stream.url
          }
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
