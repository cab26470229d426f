import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { localPath } from '@/lib/i18n/language';
import { channel } from '@/lib/site/channel';
import { Logo } from './Logo';

/** Who the channel is, and where else to follow it. */
export function FooterAbout() {
  const t = useTranslations('Chrome');
  const words = useTranslations('Channel');
  const locale = useLocale();
  return (
    <div className="grid content-start gap-4 md:col-span-full lg:col-auto">
      <a href={localPath('/', locale)} className="touch-target">
        <Logo size="footer" />
      </a>
      <p className="text-quiet">{t('about', { channel: words('name') })}</p>
      <div className="max-w-measure">
        <h2 className="sr-only">{t('follow')}</h2>
        {/* One row at every width, narrower than 44 px each where the column is. */}
        <ul className="flex">
          {channel().social.map(({ name, href, icon }) => (
            <li key={name} className="flex-1 border-y border-rule not-first:border-l">
              <a
                href={href}
                lang="en"
                aria-label={name}
                className="grid min-h-11 place-items-center"
              >
                <Icon name={icon} solid={icon === 'fb'} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
