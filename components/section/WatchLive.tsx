import { useTranslations } from 'next-intl';
import { Logo } from '@/components/chrome/Logo';
import { Icon } from '@/components/ui/Icon';

/**
 * The player's frame with the way to the live programme. There is no stream to open yet: the button
 * does nothing.
 */
export function WatchLive() {
  const t = useTranslations('Live');
  return (
    <div className="band grid aspect-lead grid-rows-[1fr_auto] max-md:-mx-gutter">
      <div className="grid place-content-center p-4">
        <button
          type="button"
          className="btn border-on-band! bg-on-band! text-band! md:px-8! md:text-card-m"
        >
          <Icon name="play" solid />
          {t('watch')}
        </button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-rule px-4 py-3 md:px-6">
        <p className="flex items-center gap-3 font-bold">
          <span aria-hidden className="live-dot border-[6px] text-live" />
          {t('onAir')}
        </p>
        <Logo size="reader" />
      </div>
    </div>
  );
}
