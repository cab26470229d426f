'use client';
// An island for the 5 s timer, the poll, the arrows and the swipe.

import { useTranslations } from 'next-intl';
import { type FocusEvent, useRef, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { TryAgain } from '@/components/ui/TryAgain';
import type { Slide } from '@/lib/news/story';
import type { Result } from '@/lib/result';
import { FeedPoll } from './FeedPoll';
import { HeroControls } from './HeroControls';
import { HeroFrame, HeroMessage } from './HeroFrame';
import { HeroSlide } from './HeroSlide';
import { useAutoplay } from './useAutoplay';

const SWIPE_PX = 40;

type Props = {
  initial: Result<readonly Slide[], string>;
  /** Whether its place was held meanwhile, and stays as high. */ late?: boolean;
};

/** The poster slider: five seconds a slide, or at the reader's pace. */
export function Hero({ initial, late = false }: Props) {
  const t = useTranslations('Hero');
  const [posters, setPosters] = useState(initial);
  const slides = posters.ok ? posters.value : [];
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const resting = hovered || focused;
  const { index, furthest, show, playing, setPlaying } = useAutoplay(slides.length, resting);
  const touchedAt = useRef(0);
  const poll = <FeedPoll endpoint="posters" initial={initial} onAnswer={setPosters} />;

  if (!posters.ok) {
    return (
      <>
        {poll}
        <HeroMessage held={late || initial.ok}>
          <div role="status" className="grid justify-items-center font-bold">
            <Icon name="warn" className="text-signal-ink" />
            <p className="mt-2 text-signal-ink">{t('failed')}</p>
            <TryAgain path="/" />
          </div>
        </HeroMessage>
      </>
    );
  }

  const swipe = (distance: number) => {
    if (Math.abs(distance) < SWIPE_PX) return;
    show((index + (distance < 0 ? 1 : -1) + slides.length) % slides.length);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(false);
  };

  return (
    <>
      {poll}
      <HeroFrame
        onTouchStart={(event) => (touchedAt.current = event.changedTouches[0]?.clientX ?? 0)}
        onTouchEnd={(event) =>
          swipe((event.changedTouches[0]?.clientX ?? touchedAt.current) - touchedAt.current)
        }
      >
        <div
          className="flex flex-col"
          onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse')}
          onPointerLeave={() => setHovered(false)}
          onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
          onBlur={leave}
        >
          <HeroControls
            total={slides.length}
            index={index}
            playing={playing}
            onShow={show}
            onPlay={setPlaying}
          />
          <div className="grid" aria-live={playing && !resting ? 'off' : 'polite'}>
            {slides.map((slide, at) => (
              <HeroSlide
                key={slide.id}
                slide={slide}
                position={{ index: at, total: slides.length }}
                current={at === index}
                pictured={at <= furthest + 1}
              />
            ))}
          </div>
        </div>
      </HeroFrame>
    </>
  );
}
