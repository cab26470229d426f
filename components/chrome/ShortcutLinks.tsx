import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { localPath } from '@/lib/i18n/language';
import { WhatsAppPanel } from './WhatsAppPanel';

/** Home and WhatsApp; on the front page WhatsApp alone. */
export function ShortcutLinks({ isHome }: { isHome: boolean }) {
  const pages = useTranslations('Pages');
  const locale = useLocale();
  return (
    <>
      {!isHome && (
        <a href={localPath('/', locale)} className="shortcut">
          <Icon name="home" />
          <span>{pages('home')}</span>
        </a>
      )}
      <WhatsAppPanel />
    </>
  );
}
