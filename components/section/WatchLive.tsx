import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';

/** The way to the live programme. There is no stream to open yet: the button does nothing. */
export function WatchLive() {
  const t = useTranslations('Live');
  return (
    <div className="band flex flex-wrap items-center justify-between gap-4 px-4 py-6 max-md:-mx-gutter md:px-8 md:py-10">
      <p className="flex items-center gap-3 text-card-l font-bold">
        <span aria-hidden className="live-dot border-[6px] text-live" />
        {t('onAir')}
      </p>
      <button type="button" className="btn border-on-band! bg-on-band! text-band!">
        <Icon name="play" solid />
        {t('watch')}
      </button>
    </div>
  );
}
