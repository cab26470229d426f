'use client';
// An island for the 5 s timer, the poll, the arrows and the swipe.

import { useTranslations } from 'next-intl';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { TryAgain } from '@/components/ui/TryAgain';
import { stepOf } from '@/lib/browser/readingDirection';
import type { Result } from '@/lib/result';
import { NO_POSTERS, type Slide } from '@/lib/story/story';
import { FeedPoll } from './FeedPoll';
import { HeroControls } from './HeroControls';
import { HeroList, HeroMessage, HeroSection, SlideRoom } from './HeroSection';
import { HeroSlide } from './HeroSlide';
import { useAutoplay } from './useAutoplay';

const SWIPE_PX = 40;
type Touch = { clientX: number; clientY: number };

type Props = {
  initial: Result<readonly Slide[], string>;
  late?: boolean;
};

export function Hero({ initial, late = false }: Props) {
  const t = useTranslations('Hero');
  const [posters, setPosters] = useState(initial);
  const slides = posters.ok ? posters.value : [];
  // Keeps its height even if a poll brings the first picture.
  const [isPictured] = useState(
    late || slides.length === 0 || slides.some(({ picture }) => picture),
  );
  const room = <SlideRoom isPictured={isPictured} />;
  const [listed, setListed] = useState(slides);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const resting = hovered || focused;
  const stage = useRef<HTMLDivElement>(null);
  // Elements that a poll removes fire neither `blur` nor `pointerleave`.
  useEffect(() => {
    if (!stage.current?.contains(document.activeElement)) setFocused(false);
    if (!stage.current) setHovered(false);
  }, [posters]);
  const { index, furthest, show, playing, setPlaying } = useAutoplay(slides.length, resting);
  const touchedAt = useRef<Touch | null>(null);
  // The current slide stays, whatever the poll inserts before it.
  const onResult = (answer: Props['initial']) => {
    const at = answer.ok ? answer.value.findIndex(({ id }) => id === slides[index]?.id) : -1;
    if (at >= 0 && at !== index) show(at);
    if (answer.ok && listed.length === 0) setListed(answer.value);
    setPosters(answer);
  };
  const poll = <FeedPoll endpoint="posters" initial={initial} onResult={onResult} />;

  if (!posters.ok) {
    return (
      <>
        {poll}
        <HeroMessage room={(late || initial.ok) && room}>
          <div role="status" className="grid justify-items-center font-bold">
            <Icon name="warn" className="text-signal-ink" />
            <p className="mt-2 text-signal-ink">{t('failed')}</p>
            {posters.error !== NO_POSTERS && <TryAgain path="/" />}
          </div>
        </HeroMessage>
      </>
    );
  }

  const swipe = (from: Touch | null, to: Touch | undefined) => {
    if (!from || !to) return;
    const [across, down] = [to.clientX - from.clientX, to.clientY - from.clientY];
    if (Math.abs(across) < SWIPE_PX || Math.abs(across) < Math.abs(down)) return;
    const step = stepOf(across < 0 ? 1 : -1);
    show((index + step + slides.length) % slides.length);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(false);
  };

  return (
    <>
      {poll}
      <HeroSection
        onTouchStart={({ touches }) =>
          (touchedAt.current = touches.length === 1 ? (touches[0] ?? null) : null)
        }
        onTouchEnd={({ changedTouches }) => swipe(touchedAt.current, changedTouches[0])}
      >
        <div
          ref={stage}
          className="flex flex-col"
          onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse')}
          onPointerLeave={() => setHovered(false)}
          onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
          onBlur={leave}
        >
          <div className="grid" aria-live={playing && !resting ? 'off' : 'polite'}>
            <div className="min-w-0 max-md:-mx-gutter [grid-area:1/1]">{room}</div>
            {slides.slice(0, furthest + 2).map((slide, at) => (
              <HeroSlide
                key={slide.id}
                slide={isPictured ? slide : { ...slide, picture: null }}
                position={{ index: at, total: slides.length }}
                current={at === index}
              />
            ))}
          </div>
          <HeroControls
            total={slides.length}
            index={index}
            playing={playing}
            onShow={show}
            onPlay={setPlaying}
          />
        </div>
      </HeroSection>
      <HeroList slides={listed} keepsRows={late || !initial.ok} />
    </>
  );
}
