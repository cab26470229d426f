import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type Shared, whatsAppLink } from '@/components/share/shareLinks';
import { Icon } from '@/components/ui/Icon';
import { localPath } from '@/lib/i18n/language';

type Props = {
  section: string;
  shared?: Shared;
  hasText: boolean;
};

export function StoryControls({ section, shared, hasText }: Props) {
  const t = useTranslations('Reader');
  const locale = useLocale();
  return (
    <div lang={locale} className="story-controls">
      {hasText && (
        <Control does="listen" sign={<Icon name="play" solid />}>
          {t('listen')}
        </Control>
      )}
      {shared && (
        <Control
          does="save"
          sign={<Icon name="bookmark" />}
          data-section={section}
          data-my={localPath('/my', locale)}
        >
          {t('save')}
        </Control>
      )}
      <Control
        does="settings"
        sign={
          <span aria-hidden className="story-letter">
            {t('letter')}
          </span>
        }
      >
        {t('textSize')}
      </Control>
      {shared && <SendByWhatsApp shared={shared} />}
    </div>
  );
}

type ControlProps = {
  does: string;
  sign: ReactNode;
  children: string;
  'data-section'?: string;
  'data-my'?: string;
};

const Control = ({ does, sign, children, ...data }: ControlProps) => (
  <button type="button" data-later={does} className="story-control noscript:hidden" {...data}>
    {sign}
    {children}
  </button>
);

function SendByWhatsApp({ shared }: { shared: Shared }) {
  const t = useTranslations('Share');
  return (
    <a
      href={whatsAppLink(shared)}
      data-action="popup"
      target="_blank"
      rel="noopener noreferrer"
      className="story-control story-send"
    >
      <Icon name="wa" />
      {t('sendByWhatsApp')}
    </a>
  );
}
