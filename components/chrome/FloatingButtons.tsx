import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { localPath } from '@/lib/i18n/language';
import type { Locale } from '@/lib/i18n/locales';
import { Shortcuts } from './Shortcuts.island';
import { KeptWhatsApp } from './KeptChrome.island';

type Props = { isHome: boolean; locale: Locale; /** Epoch milliseconds. */ now: number };

/** Back to top, home and WhatsApp, in one row; on the front page WhatsApp alone. */
export function FloatingButtons({ isHome, locale, now }: Props) {
  const t = useTranslations('Chrome');
  const pages = useTranslations('Pages');
  return (
    <Shortcuts label={t('shortcuts')} toTop={isHome ? undefined : t('toTop')}>
      {!isHome && (
        <a href={localPath('/', locale)} aria-label={pages('home')}>
          <Icon name="home" />
        </a>
      )}
      <KeptWhatsApp locale={locale} now={now} />
    </Shortcuts>
  );
}
