import { useLocale, useTranslations } from 'next-intl';
import { localized } from '@/lib/i18n/localized';
import { BlockHeader } from '@/components/story/BlockHeader';
import { Icon } from '@/components/ui/Icon';
import { APP_FEATURES } from '@/lib/content/app';

/** What the app does, in four cards. */
export function AppFeatures() {
  const t = useTranslations('App');
  const locale = useLocale();
  return (
    <section>
      <BlockHeader title={t('features')} />
      <div className="grid overflow-hidden border-b border-rule sm:grid-cols-2 lg:grid-cols-4">
        {APP_FEATURES.map(({ id, icon, title, description }) => (
          <div
            key={id}
            className="-ml-px grid content-start gap-2 border-t border-l border-rule p-4"
          >
            <Icon name={icon} />
            <h3 className="text-card-s">{localized(title, locale)}</h3>
            <p className="text-quiet">{localized(description, locale)}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
