import { useRef } from 'react';
import { usePreviewTimer } from './usePreviewTimer';

const ORIGIN = 'https://www.youtube-nocookie.com';
const PAUSE = JSON.stringify({ event: 'command', func: 'pauseVideo', args: [] });

/**
 * A YouTube video, asked for only now that the reader opened it: muted, from the start, paused
 * after 15 seconds.
 */
export function PreviewYouTube({ id, label }: { id: string; label: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { start } = usePreviewTimer(() => frame.current?.contentWindow?.postMessage(PAUSE, ORIGIN));
  return (
    <iframe
      ref={frame}
      src={`${ORIGIN}/embed/${id}?autoplay=1&mute=1&start=0&playsinline=1&enablejsapi=1&rel=0`}
      title={label}
      allow="autoplay; encrypted-media; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      className="size-full border-0 bg-sunk"
      onLoad={start}
    />
  );
}
