import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { channel, whatsappChat } from '@/lib/config/channel';
import { localPath } from '@/lib/i18n/language';

const ACTION = 'btn mx-4 mb-3';

/**
 * The floating WhatsApp button and the panel it opens: chat, call, and when somebody answers. Nothing
 * where the channel has no number there.
 */
export function WhatsAppPanel() {
  const t = useTranslations('Chrome');
  const name = useTranslations('Channel')('name');
  const chat = whatsappChat(t('greeting', { channel: name }));
  const { phone } = channel();
  if (chat === null) return null;
  return (
    <>
      <button type="button" popoverTarget="whatsapp" className="shortcut">
        <Icon name="wa" />
        <span>{t('chat')}</span>
      </button>
      <dialog
        id="whatsapp"
        popover="auto"
        aria-labelledby="whatsapp-title"
        className="opens whatsapp-panel rule-top border-edge print:hidden"
      >
        <div className="flex items-center justify-between pl-4">
          <h2 id="whatsapp-title">{t('talk')}</h2>
          <button
            type="button"
            popoverTarget="whatsapp"
            popoverTargetAction="hide"
            aria-label={t('close')}
            className="touch-target justify-center"
          >
            <Icon name="close" />
          </button>
        </div>
        <p className="px-4 pb-3 text-label text-quiet">
          {t('available')}
          <br />
          {t('instant')}
        </p>
        <div className="grid">
          <a
            href={chat}
            target="_blank"
            rel="noopener noreferrer"
            className={`${ACTION} border-chat bg-chat text-on-chat`}
          >
            <Icon name="wa" className="size-5" />
            <span>
              {t('chat')} <span className="sr-only">{t('newTab')}</span>
            </span>
          </a>
          {phone && (
            <a href={phone.href} className={`${ACTION} btn-alt`}>
              <Icon name="call" className="size-5" />
              {t('call')}
            </a>
          )}
        </div>
      </dialog>
    </>
  );
}

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
