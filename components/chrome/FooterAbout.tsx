import { useLocale, useTranslations } from 'next-intl';
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
      <div>
        <h2 className="sr-only">{t('follow')}</h2>
        <ul className="flex flex-wrap gap-x-3">
          {channel().social.map(({ name, href }) => (
            <li key={name}>
              <a href={href} lang="en" className="touch-target text-label">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
