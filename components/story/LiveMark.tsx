import { useLocale, useTranslations } from 'next-intl';
import type { StoryCard } from '@/lib/story/story';

export function LiveMark({ live }: Required<Pick<StoryCard, 'live'>>) {
  const t = useTranslations('Story');
  const locale = useLocale();
  const isOn = live === 'on';
  return (
    <>
      <span
        lang={locale}
        className={isOn ? 'inline-flex items-center gap-2 text-signal-ink' : 'text-quiet'}
      >
        {isOn && <span aria-hidden className="live-dot text-live" />}
        {t(isOn ? 'live' : 'liveEnded')}
      </span>{' '}
    </>
  );
}
