import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import type { Locale } from '@/lib/i18n/routing';

type Props = {
  title: string;
  /** The language of the title, where it may be another than the page's. */
  lang?: Locale;
  className?: string;
};

/**
 * Opens the share menu for the story it stands in. Without JavaScript it could do nothing and is
 * not there. The tab order stops once at a story, at its headline, which leads to where Share is a stop of its own. Its label has one language, so it leaves out a title in another (WCAG 3.1.2).
 */
export function ShareButton({ title, lang, className = '' }: Props) {
  const t = useTranslations('Story');
  const locale = useLocale();
  return (
    <button
      type="button"
      tabIndex={-1}
      lang={locale}
      data-action="share"
      aria-haspopup="dialog"
      aria-label={(lang ?? locale) === locale ? t('shareStory', { title }) : t('share')}
      className={`touch-target relative z-1 justify-center noscript:hidden ${className}`}
    >
      <Icon name="share" className="size-5" />
    </button>
  );
}
