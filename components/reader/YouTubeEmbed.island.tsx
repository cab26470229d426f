'use client';
// An island for the click that asks YouTube for the video; before it, nothing leaves for another
// host.

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { isPlainClick } from '@/lib/browser/isPlainClick';

/** The link that was pressed goes, and would take the focus along. */
const focus = (player: HTMLIFrameElement | null) => player?.focus();

/** A YouTube video in a story: a link to it, which a click turns into the player. */
export function YouTubeEmbed({ id, title }: { id: string; title: string }) {
  const t = useTranslations('Reader');
  const [playing, setPlaying] = useState(false);
  if (playing) {
    return (
      <iframe
        ref={focus}
        src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`}
        title={title}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
        className="absolute inset-0 size-full border-0"
      />
    );
  }
  return (
    <a
      href={`https://www.youtube.com/watch?v=${id}`}
      target="_blank"
      rel="noopener noreferrer"
      className="absolute inset-0 grid place-content-center justify-items-center gap-2 bg-band font-bold text-on-band"
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        setPlaying(true);
      }}
    >
      <Icon name="play" solid className="size-12!" />
      {t('playVideo')}
    </a>
  );
}
