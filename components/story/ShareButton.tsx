import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';

/**
 * Opens the share menu for the story it stands in. Without JavaScript it could do nothing and is
 * not there.
 */
export function ShareButton({ title, className = '' }: { title: string; className?: string }) {
  const t = useTranslations('Story');
  const locale = useLocale();
  return (
    <button
      type="button"
      lang={locale}
      data-action="share"
      aria-haspopup="dialog"
      aria-label={t('shareStory', { title })}
      className={`touch-target relative z-1 justify-center noscript:hidden ${className}`}
    >
      <Icon name="share" className="size-5" />
    </button>
  );
}
