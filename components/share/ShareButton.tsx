import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import type { Locale } from '@/lib/i18n/locales';

type Props = {
  title: string;
  lang?: Locale;
  className?: string;
};

/**
 * Hidden without JavaScript and skipped by Tab. The label omits titles in another language (WCAG
 * 3.1.2).
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
      className={`touch-target relative z-1 justify-center noscript:hidden print:hidden ${className}`}
    >
      <Icon name="share" className="size-5" />
    </button>
  );
}
