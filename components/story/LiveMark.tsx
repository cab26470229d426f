import { useLocale, useTranslations } from 'next-intl';
import type { StoryCard } from '@/lib/story/story';

/** Before the headline of a live page, and part of its link's name. */
export function LiveMark({ live }: Required<Pick<StoryCard, 'live'>>) {
  const t = useTranslations('Story');
  const locale = useLocale();
  if (live === 'ended')
    return (
      <span lang={locale} className="text-quiet">
        {t('liveEnded')}{' '}
      </span>
    );
  return (
    <span lang={locale} className="text-signal-ink">
      <span aria-hidden className="live-dot mr-1.5 inline-block align-middle text-live" />
      {t('live')}{' '}
    </span>
  );
}
