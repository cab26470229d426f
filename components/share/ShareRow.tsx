import { useLocale, useTranslations } from 'next-intl';
import { LATEST, WHATSAPP_CHANNEL } from '#site/links.mjs';
import { Icon } from '@/components/ui/Icon';
import { localPath } from '@/lib/i18n/language';
import { SocialCardLink } from './SocialCardLink';
import { type Shared, shareLinks } from './shareLinks';

const SQUARE = 'grid size-12 place-items-center rounded-control border border-edge';

export function ShareRow({ shared }: { shared: Shared }) {
  const t = useTranslations('Reader');
  const share = useTranslations('Share');
  const story = useTranslations('Story');
  const locale = useLocale();
  return (
    <div lang={locale} className="mt-6 flex flex-wrap items-center gap-2 print:hidden">
      <button
        type="button"
        data-action="share"
        aria-haspopup="dialog"
        aria-label={story('share')}
        className={`noscript:hidden ${SQUARE}`}
      >
        <Icon name="share" />
      </button>
      {shareLinks(shared).map(({ key, icon, solid, href }) => (
        <a
          key={key}
          href={href}
          data-action="popup"
          target="_blank"
          rel="noopener noreferrer"
          aria-label={
            key === 'whatsapp' ? share('sendByWhatsApp') : share('on', { service: share(key) })
          }
          className={SQUARE}
        >
          <Icon name={icon} solid={solid} />
        </a>
      ))}
      <SocialCardLink
        shared={shared}
        className="inline-flex min-h-12 items-center gap-2 rounded-control border border-edge px-3 font-bold"
      />
      {WHATSAPP_CHANNEL && (
        <a
          href={WHATSAPP_CHANNEL}
          target="_blank"
          rel="noopener noreferrer"
          className="touch-target gap-2 max-md:w-full font-bold text-river"
        >
          <Icon name="wa" />
          {t('followChannel')}
        </a>
      )}
      <a href={localPath(LATEST, locale)} className="btn ms-auto max-md:w-full">
        {t('moreNews')}
      </a>
    </div>
  );
}
