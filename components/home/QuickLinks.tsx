import { useLocale, useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/story/BlockHeader';
import { Icon } from '@/components/ui/Icon';
import { localPath } from '@/lib/i18n/language';

/** The sidebar's four links; the app's store page opens in a new tab. */
export function QuickLinks({ appStore }: { appStore: string }) {
  const t = useTranslations('FrontPage');
  const locale = useLocale();
  const links = [
    {
      key: 'downloadMobileApp',
      icon: 'down',
      href: appStore,
      target: '_blank',
      rel: 'noopener noreferrer',
    },
    { key: 'subscribeNewsletter', icon: 'mail', href: localPath('/contact-us', locale) },
    { key: 'contactUs', icon: 'call', href: localPath('/contact-us', locale) },
    { key: 'advertiseWithUs', icon: 'ad', href: localPath('/advertise-with-us', locale) },
  ] as const;
  return (
    <section aria-labelledby="quick-links">
      <BlockHeader id="quick-links" title={t('quickLinks')} />
      <ul>
        {links.map(({ key, icon, ...link }) => (
          <li key={key}>
            <a
              {...link}
              className="flex min-h-11 items-center gap-3 border-b border-rule text-label"
            >
              <Icon name={icon} className="size-5! text-quiet" />
              {t(key)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
