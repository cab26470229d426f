import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';

type Props = {
  total: number;
  index: number;
  playing: boolean;
  onShow: (index: number) => void;
  onPlay: (playing: boolean) => void;
};

const BUTTON = 'touch-target justify-center not-first:border-s border-rule';

/**
 * Controls follow the slides in DOM order; the shown headline comes first (0020). A single slide
 * keeps their room, since a poll may bring more.
 */
export function HeroControls({ total, index, playing, onShow, onPlay }: Props) {
  const t = useTranslations('Hero');
  return (
    <div
      className={`hero-controls print:hidden noscript:invisible ${total < 2 ? 'invisible' : ''} flex items-center border-rule md:border-y @[60rem]:absolute @[60rem]:inset-e-0 @[60rem]:z-2 @[60rem]:bottom-0 @[60rem]:w-[calc(41.667%-var(--col-gap))] @[60rem]:border-b-0`}
    >
      <div className="-ms-2.5 flex w-33 flex-none">
        <button
          type="button"
          onClick={() => onPlay(!playing)}
          aria-label={playing ? t('pause') : t('play')}
          className={BUTTON}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
        <button
          type="button"
          onClick={() => onShow((index - 1 + total) % total)}
          aria-label={t('previous')}
          className={BUTTON}
        >
          <Icon name="left" />
        </button>
        <button
          type="button"
          onClick={() => onShow((index + 1) % total)}
          aria-label={t('next')}
          className={BUTTON}
        >
          <Icon name="right" />
        </button>
      </div>
      <div className="ms-auto max-md:-me-1.5 flex min-w-0 scroll-px-[40%] overflow-x-auto [scrollbar-width:none]">
        {Array.from({ length: total }, (_, slide) => (
          <button
            key={slide}
            type="button"
            // For pointers: by keyboard the arrows lead to each slide, at two stops instead of one for each.
            tabIndex={-1}
            aria-label={t('showSlide', { number: slide + 1, total })}
            aria-current={slide === index}
            onClick={() => onShow(slide)}
            className="group grid h-11 w-7 min-w-6 place-items-center"
          >
            <span className="size-2.5 border-2 border-edge group-aria-current:border-5 group-aria-current:border-ink" />
          </button>
        ))}
      </div>
    </div>
  );
}
