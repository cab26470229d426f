import { useLocale, useTranslations } from 'next-intl';
import { FRONT_STATE } from '#site/home.mjs';
import { CloseButton } from '@/components/ui/CloseButton';
import { Icon } from '@/components/ui/Icon';
import { channel, whatsappChat } from '@/lib/config/channel';
import { STATES } from '@/lib/content/keys';
import { localPath } from '@/lib/i18n/language';
import { STATE_BLOCK_ID } from '@/lib/pages/statePath';

const ACTION = 'btn mx-4 mb-3';

type ButtonProps = { className: string; iconClass?: string };

export function WhatsAppButton({ className }: Pick<ButtonProps, 'className'>) {
  const t = useTranslations('Chrome');
  return (
    whatsappChat('') !== null && (
      <button type="button" popoverTarget="whatsapp" className={className}>
        <Icon name="wa" />
        <span>{t('chat')}</span>
      </button>
    )
  );
}

export function WhatsAppChat({ className, iconClass = '' }: ButtonProps) {
  const t = useTranslations('Chrome');
  const name = useTranslations('Channel')('name');
  const chat = whatsappChat(t('greeting', { channel: name }));
  return (
    chat !== null && (
      <a href={chat} target="_blank" rel="noopener noreferrer" className={className}>
        <Icon name="wa" className={iconClass} />
        <span>
          {t('chat')} <span className="sr-only">{t('newTab')}</span>
        </span>
      </a>
    )
  );
}

export function WhatsAppPanel() {
  const t = useTranslations('Chrome');
  const { phone } = channel();
  if (whatsappChat('') === null) return null;
  return (
    <dialog
      id="whatsapp"
      popover="auto"
      aria-labelledby="whatsapp-title"
      className="opens whatsapp-panel rule-top border-edge print:hidden"
    >
      <div className="flex items-center justify-between ps-4">
        <h2 id="whatsapp-title">{t('talk')}</h2>
        <CloseButton popoverTarget="whatsapp" popoverTargetAction="hide" aria-label={t('close')} />
      </div>
      <p className="px-4 pb-3 text-label text-quiet">
        {t('available')}
        <br />
        {t('instant')}
      </p>
      <div className="grid">
        <WhatsAppChat className={`${ACTION} border-chat bg-chat text-on-chat`} iconClass="size-5" />
        {phone && (
          <a href={phone.href} className={`${ACTION} btn-alt`}>
            <Icon name="call" className="size-5" />
            {t('call')}
          </a>
        )}
      </div>
    </dialog>
  );
}

type Props = {
  path: string;
};

function ReadersLinks({ path }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const links = [
    {
      to: FRONT_STATE ? `/#${STATE_BLOCK_ID}` : '/india',
      icon: 'pin',
      name: t('Places.mine'),
      isShown: STATES.length > 0,
    },
    { to: '/my', icon: 'bookmark', name: t('Pages.my'), isShown: true },
    { to: '/search', icon: 'search', name: t('Chrome.search'), isShown: true },
  ];
  return links.map(
    ({ to, icon, name, isShown }) =>
      isShown && (
        <a
          key={to}
          href={localPath(to, locale)}
          className="shortcut on-phones"
          {...(path.split('?')[0] === to && { 'aria-current': 'page' })}
        >
          <Icon name={icon} />
          <span>{name}</span>
        </a>
      ),
  );
}

export function ShortcutLinks({ path }: Props) {
  const pages = useTranslations('Pages');
  const locale = useLocale();
  return (
    <>
      {path !== '/' && (
        <a href={localPath('/', locale)} className="shortcut">
          <Icon name="home" />
          <span>{pages('home')}</span>
        </a>
      )}
      <ReadersLinks path={path} />
      <WhatsAppButton className="shortcut" />
      <WhatsAppPanel />
    </>
  );
}
