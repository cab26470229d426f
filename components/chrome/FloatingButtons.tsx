import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { localPath } from '@/lib/i18n/language';
import { Shortcuts } from './Shortcuts.island';
import { WhatsAppPanel } from './WhatsAppPanel';

/** Back to top, home and WhatsApp, in one row; on the front page WhatsApp alone. */
export function FloatingButtons({ isHome }: { isHome: boolean }) {
  const t = useTranslations('Chrome');
  const pages = useTranslations('Pages');
  const locale = useLocale();
  return (
    <Shortcuts label={t('shortcuts')} toTop={isHome ? undefined : t('toTop')}>
      {!isHome && (
        <a href={localPath('/', locale)} aria-label={pages('home')}>
          <Icon name="home" />
        </a>
      )}
      <WhatsAppPanel />
    </Shortcuts>
  );
}
