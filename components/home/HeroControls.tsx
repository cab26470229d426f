import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';

type Props = {
  total: number;
  index: number;
  playing: boolean;
  onShow: (index: number) => void;
  onPlay: (playing: boolean) => void;
};

const BUTTON = 'touch justify-center not-first:border-l border-rule';

/** Squares for the slides, pause, previous and next: each 44 px high, outside the picture. */
export function HeroControls({ total, index, playing, onShow, onPlay }: Props) {
  const t = useTranslations('Hero');
  return (
    <div className="noscript:invisible flex items-center border-y border-rule lg:absolute lg:right-0 lg:bottom-0 lg:w-[calc(33.333%-var(--col-gap))] lg:border-b-0">
      <div className="mr-auto -ml-1.5 flex min-w-0 overflow-x-auto [scrollbar-width:none]">
        {Array.from({ length: total }, (_, slide) => (
          <button
            key={slide}
            type="button"
            aria-label={t('showSlide', { number: slide + 1, total })}
            aria-current={slide === index}
            onClick={() => onShow(slide)}
            className="group grid h-11 w-7 flex-none place-items-center"
          >
            <span className="size-2.5 border-2 border-edge group-aria-current:border-ink group-aria-current:bg-ink" />
          </button>
        ))}
      </div>
      <div className="flex w-33 flex-none">
        <button type="button" onClick={() => onPlay(!playing)} aria-label={playing ? t('pause') : t('play')} className={BUTTON}>
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
        <button type="button" onClick={() => onShow((index - 1 + total) % total)} aria-label={t('previous')} className={BUTTON}>
          <Icon name="left" />
        </button>
        <button type="button" onClick={() => onShow((index + 1) % total)} aria-label={t('next')} className={BUTTON}>
          <Icon name="right" />
        </button>
      </div>
    </div>
  );
}
